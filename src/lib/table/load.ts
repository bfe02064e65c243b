import { loadFindingFormatter } from '../ascdata/findingFormatter.js';
import type { MessageLanguage } from '../language/languages.js';
import { loadAhead } from '../loadOnce.js';
import { loadTexts } from '../messages/load.js';

const loadPage = loadAhead(() => import('./TablePage.svelte'));

/** The Table, for its page, once its texts are here. */
export async function loadTable(language: MessageLanguage) {
  const [{ default: TablePage }, say] = await Promise.all([
    loadPage(),
    loadFindingFormatter('values', language),
    loadTexts('table', language)
  ]);
  return { TablePage, say };
}

/** The running widget of a row, once its texts are here; loaded when it is first shown. */
export async function loadRowPreview(language: MessageLanguage) {
  const [{ default: RowPreview }] = await Promise.all([import('./RowPreview.svelte'), loadTexts('preview', language)]);
  return { RowPreview };
}
