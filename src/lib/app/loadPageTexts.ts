import type { MessageLanguage } from '../ascdata/findings.js';
import { loadPeopleTexts, loadShellTexts } from '../ui/messages/shell.js';
import type { PageTexts } from './pageTexts.js';

/** The texts of a page of this part. */
export async function loadPageTexts(language: MessageLanguage): Promise<PageTexts> {
  const [t, shell] = await Promise.all([loadPeopleTexts(language), loadShellTexts(language)]);
  return { t, shell };
}
