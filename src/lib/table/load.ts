import { loadSpeaker } from '../ascdata/speaker.js';
import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';

/** The Table with its texts, for its page. */
export async function loadTable(language: MessageLanguage) {
  const [{ default: TablePage }, texts, { tabs, reasons }, say] = await Promise.all([
    import('./TablePage.svelte'),
    loadTexts('table', language),
    loadTexts('editorNotices', language),
    loadSpeaker('values', language)
  ]);
  return { TablePage, texts, tabTexts: tabs, reasons, say };
}
