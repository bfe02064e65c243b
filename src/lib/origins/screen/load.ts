import type { MessageLanguage } from '../../language/languages.js';
import { loadTexts } from '../../messages/load.js';

/** The line on what a widget may reach, once its texts are here, for a page that shows the widget first. */
export async function loadReach(language: MessageLanguage) {
  const [{ default: Reach }] = await Promise.all([import('./Reach.svelte'), loadTexts('origins', language)]);
  return { Reach };
}
