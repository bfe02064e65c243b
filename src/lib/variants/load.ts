import type { MessageLanguage } from '../language/languages.js';
import { loadOnce } from '../loadOnce.js';
import { loadTexts } from '../messages/load.js';

/** The dialog that creates several variants, with its texts: an `{#await}` that runs again keeps what it shows. */
export const loadBatch = loadOnce(async (language: MessageLanguage) => {
  const [{ default: BatchDialog }, texts] = await Promise.all([
    import('./BatchDialog.svelte'),
    loadTexts('variants', language)
  ]);
  return { BatchDialog, texts };
});

/** What the editor of a template offers. */
export const loadVariantCommands = async () => (await import('./VariantCommands.svelte')).default;
