import type { MessageLanguage } from '../language/languages.js';
import { loadAhead } from '../loadOnce.js';
import { loadTexts } from '../messages/load.js';
import { readTexts } from './client.js';

const loadPage = loadAhead(() => import('./TranslationsPage.svelte'));

/**
 * The Translations screen, for its page, once its texts are here. Requests the widget's texts while the screen loads.
 * @param id of the widget
 * @param translated the language to start with
 */
export async function loadTranslations(language: MessageLanguage, id: number, translated: string | undefined) {
  const reading = readTexts(id, translated);
  const [{ default: TranslationsPage }] = await Promise.all([loadPage(), loadTexts('translations', language)]);
  return { TranslationsPage, reading };
}
