import type { MessageLanguage } from '../ascdata/findings.js';
import { loadPreviewTexts } from '../ui/messages/index.js';

/** The preview and its texts, for a page that shows its fields first. */
export async function loadPreview(language: MessageLanguage) {
  const [{ default: Preview }, texts] = await Promise.all([import('./Preview.svelte'), loadPreviewTexts(language)]);
  return { Preview, texts };
}
