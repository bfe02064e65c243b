import '../src/lib/ui/tokens.css';
import { generateForm } from './form.js';
import { mountVanilla } from './vanilla.js';

declare global {
  interface Window {
    mountForm(...form: Parameters<typeof generateForm>): void;
  }
}

window.mountForm = (...form) => mountVanilla(document.querySelector('main')!, generateForm(...form));
