import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';
import type { PageTexts } from './pageTexts.js';

/** The texts of a page of this part. */
export async function loadPageTexts(language: MessageLanguage): Promise<PageTexts> {
  const [t, shell] = await Promise.all([loadTexts('people', language), loadTexts('shell', language)]);
  return { t, shell };
}
