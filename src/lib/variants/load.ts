import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';

type Loading = ReturnType<typeof load>;

/** The same promise for each language: an `{#await}` that runs again keeps what it shows. */
const loading = new Map<MessageLanguage, Loading>();

/** The dialog that creates several variants, with its texts. A failure is not kept: the next caller tries again. */
export function loadBatch(language: MessageLanguage): Loading {
  const known = loading.get(language) ?? load(language);
  loading.set(language, known);
  known.catch(() => loading.delete(language));
  return known;
}

async function load(language: MessageLanguage) {
  const [{ default: BatchDialog }, texts] = await Promise.all([
    import('./BatchDialog.svelte'),
    loadTexts('variants', language)
  ]);
  return { BatchDialog, texts };
}

/** What the editor of a template offers. */
export const loadVariantCommands = async () => (await import('./VariantCommands.svelte')).default;
