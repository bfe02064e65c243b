import '../src/lib/ui/tokens.css';
import { generateForm } from './form.js';
import { mountVanilla } from './vanilla.js';

declare global {
  interface Window {
    mountForm(count: number): void;
  }
}

window.mountForm = (count) => mountVanilla(document.querySelector('main')!, generateForm(count));
