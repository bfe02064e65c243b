import { mount } from 'svelte';
import '../src/lib/ui/base.css';
import '../src/lib/ui/tokens.css';
import { loadTexts } from '../src/lib/messages/load.js';
import EditorHost from './EditorHost.svelte';
import { generateForm } from './form.js';

// No server: requests stay unanswered, as the stream of saves does while nobody saves.
window.fetch = () => new Promise(() => {});

// Texts are there before the page is; reading the definition counts as part of the mount.
const t = await loadTexts('base', 'en');

window.mountForm = (count, ...rest) => {
  const source = JSON.stringify(generateForm(count, ...rest));
  const name = `bench-${count}`;
  mount(EditorHost, {
    target: document.body,
    props: {
      t,
      data: {
        Id: count,
        Name: name,
        Group: null,
        Template: null,
        SpotIdentifier: name,
        SpotVersion: '1',
        Version: 1,
        PackageId: 1,
        Inherits: null,
        Source: source,
        SavedValues: '{}',
        Editable: true,
        Heirs: 0,
        SetAside: 0,
        PreviewPath: '/w/none/',
        Origins: [],
        Platform: { Version: '12.0', TimeZone: 'UTC', TimeZonesEnabled: true }
      }
    }
  });
};
