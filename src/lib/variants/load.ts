import type { MessageLanguage } from '../language/languages.js';
import { loadOnce } from '../loadOnce.js';
import { loadTexts } from '../messages/load.js';

/** The dialog that creates several variants, once its texts are here: an `{#await}` that runs again keeps what it shows. */
export const loadBatch = loadOnce(async (language: MessageLanguage) => {
  const [{ default: BatchDialog }] = await Promise.all([
    import('./BatchDialog.svelte'),
    loadTexts('variants', language)
  ]);
  return BatchDialog;
});
