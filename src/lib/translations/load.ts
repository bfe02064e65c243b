import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';

/** The Translations screen with its texts, for its page. */
export async function loadTranslations(language: MessageLanguage) {
  const [{ default: TranslationsPage }, texts, { tabs, reasons }] = await Promise.all([
    import('./TranslationsPage.svelte'),
    loadTexts('translations', language),
    loadTexts('editorNotices', language)
  ]);
  return { TranslationsPage, texts, tabTexts: tabs, reasons };
}
