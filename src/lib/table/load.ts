import { loadFindingFormatter } from '../ascdata/findingFormatter.js';
import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';

/** The Table with its texts, for its page. */
export async function loadTable(language: MessageLanguage) {
  const [{ default: TablePage }, texts, { tabs, reasons, people, reach, review }, say] = await Promise.all([
    import('./TablePage.svelte'),
    loadTexts('table', language),
    loadTexts('editorNotices', language),
    loadFindingFormatter('values', language)
  ]);
  return { TablePage, texts, tabTexts: tabs, reasons, people, reach: { ...reach, close: review.close }, say };
}

/** The running widget of a row with its texts; loaded when it is first shown. */
export async function loadRowPreview(language: MessageLanguage) {
  const [{ default: RowPreview }, texts] = await Promise.all([
    import('./RowPreview.svelte'),
    loadTexts('preview', language)
  ]);
  return { RowPreview, texts };
}
