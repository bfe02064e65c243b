import type { Texts } from '../messages/load.js';
import { filling, repeated, type Pasted } from './dryRun.js';
import { PLAIN_CELLS, selectedSheet } from './cellText.js';
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
): Pasted | undefined {
  event.preventDefault();
  const data = event.clipboardData;
  const exact = data?.getData(PLAIN_CELLS) ?? '';
  const text = exact || (data?.getData('text/plain') ?? '');
  if (text === '') return undefined;
  const count = cellCount(text);
  if (count > MOST_CELLS) return tooMany(session, count, t);
  const read = readTsv(text, exact === '' ? quotesIn(data?.getData('text/html') ?? '') : undefined);
  if (exact !== '') return { cells: repeated(read, session.selection.area), isExact: true };
  const cells = filling(read, session.selection.area);
  const size = cells.reduce((sum, row) => sum + row.length, 0);
  return size > MOST_CELLS ? tooMany(session, size, t) : { cells, isExact: false };
}

function tooMany(session: TableSession, count: number, t: Texts<'table'>['dryRun']): undefined {
  session.outcome = { kind: 'failed', text: t.tooMany(count, MOST_CELLS) };
  return undefined;
}

/** More is not parsed: the text alone has to do. */
const LONGEST_HTML = 4_000_000;
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether the same cell of a table in HTML shows these quotes. */
function quotesIn(html: string): ((quoted: string, row: number, column: number) => boolean) | undefined {
  if (html === '' || html.length > LONGEST_HTML) return undefined;
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table) return undefined;
  return (quoted, row, column) => inOneLine(table.rows[row]?.cells[column]?.textContent ?? '') === inOneLine(quoted);
}
