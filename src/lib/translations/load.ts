import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';
import { readTexts } from './client.js';

/**
 * The Translations screen with its texts, for its page. Requests the widget's texts while the screen loads.
 * @param id of the widget
 * @param translated the language to start with
 */
export async function loadTranslations(language: MessageLanguage, id: number, translated: string | undefined) {
  const reading = readTexts(id, translated);
  const [{ default: TranslationsPage }, texts, { tabs, reasons }] = await Promise.all([
    import('./TranslationsPage.svelte'),
    loadTexts('translations', language),
    loadTexts('editorNotices', language)
  ]);
  return { TranslationsPage, texts, tabTexts: tabs, reasons, reading };
}
