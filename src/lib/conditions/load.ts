import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';

/** The workspace with its texts, for its page. */
export async function loadWorkspace(language: MessageLanguage) {
  const [{ default: ConditionsPage }, texts, checks, { tabs, reasons }] = await Promise.all([
    import('./ConditionsPage.svelte'),
    loadTexts('workspace', language),
    loadTexts('checks', language),
    loadTexts('editorNotices', language)
  ]);
  return { ConditionsPage, texts, checks, tabTexts: tabs, reasons };
}
