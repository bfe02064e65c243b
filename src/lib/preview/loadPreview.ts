import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';

/** The preview, once its texts are here, for a page that shows its fields first. */
export async function loadPreview(language: MessageLanguage) {
  const [{ default: Preview }] = await Promise.all([import('./Preview.svelte'), loadTexts('preview', language)]);
  return { Preview };
}
