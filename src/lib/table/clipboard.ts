import type { Texts } from '../messages/load.js';
import { repeated } from './dryRun.js';
import { PLAIN_CELLS, selectedSheet } from './export.js';
import { MOST_CELLS } from './proposal.js';
import { cellCount, readTsv } from './separatedValues.js';
import type { TableSession } from './tableSession.svelte.js';

/** Puts the selection on the clipboard: for spreadsheets, and without headings for this table. @param nameOfNames heading of the column of names */
export function copyCells(event: ClipboardEvent, session: TableSession, nameOfNames: string): void {
  const { sheet, cells } = selectedSheet(session, nameOfNames);
  event.clipboardData?.setData('text/plain', sheet);
  event.clipboardData?.setData(PLAIN_CELLS, cells);
  event.preventDefault();
}

/** The cells on the clipboard, repeated to fill the selection; undefined: there are none, or too many, which becomes the outcome. */
export function pastedCells(
  event: ClipboardEvent,
  session: TableSession,
  t: Texts<'table'>['dryRun']
): readonly (readonly string[])[] | undefined {
  event.preventDefault();
  const text = event.clipboardData?.getData(PLAIN_CELLS) || event.clipboardData?.getData('text/plain') || '';
  if (text === '') return undefined;
  const count = cellCount(text);
  if (count <= MOST_CELLS) return repeated(readTsv(text), session.selection.area);
  session.outcome = { kind: 'failed', text: t.tooMany(count, MOST_CELLS) };
  return undefined;
}
