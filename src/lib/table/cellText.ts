import type { DescribeContext, Reading } from '../ascdata/dataTypeModel.js';
import type { AscElement } from '../ascdata/types.js';
import { isRecord } from '../ascdata/elements.js';
import { forms } from '../datatypes/forms.js';
import { readTyped, writeTyped } from '../datatypes/typed.js';
import { writeCsv, writeTsv } from './separatedValues.js';
import type { TableSession } from './tableSession.svelte.js';

/** A Value as text of a cell that is copied within the product: exact, whatever the language. `readExact` reads it back. */
const exactText = (value: unknown): string => JSON.stringify(value ?? '');

/** What a cell copied within the product means in another setting; one of another DataType is read as if it had been typed. */
export function readExact(text: string, element: AscElement, words: DescribeContext): Reading {
  const value = parsed(text);
  if (forms[element.DataType].read(value, element) !== undefined) return { kind: 'value', value };
  return readTyped(plainText(value) ?? text, element, words);
}

/** The text of a Value that is one: a number, a switch, an entry, one text. */
function plainText(value: unknown): string | undefined {
  if (['string', 'number', 'boolean'].includes(typeof value)) return String(value);
  const [only, ...more] = Array.isArray(value) ? (value as unknown[]) : [];
  return more.length === 0 && isRecord(only) && typeof only.Text === 'string' ? only.Text : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Our clipboard type: cells without headings, each Value as JSON. */
export const PLAIN_CELLS = 'application/x-ascdata-cells';

/** The selection, for the clipboard. */
interface Copied {
  /** For spreadsheets: what the table displays, with names and headings; a single cell is its text alone. */
  readonly sheet: string;
  /** The exact Values alone, to paste elsewhere in the table. */
  readonly cells: string;
}

/** The selected cells for the clipboard. @param nameOfNames heading of the column of names */
export function selectedSheet(session: TableSession, nameOfNames: string): Copied {
  const { top, bottom, left, right } = session.selection.area;
  const rows = session.shown.slice(top, bottom + 1);
  const columns = session.columns.slice(left, right + 1);
  const cells = rows.map((row) => columns.map(({ Id }) => exactText(row.valueOf(Id))));
  const isOne = rows.length === 1 && columns.length === 1;
  const shown = withHeadings(session, rows, columns, nameOfNames);
  const sheet = isOne ? shown.slice(1).map(([, ...texts]) => texts) : shown;
  return { sheet: writeTsv(sheet), cells: writeTsv(cells) };
}

/** The shown rows as a file: names, headings and Values, as a paste reads it. @param nameOfNames heading of the column of names */
export const shownCsv = (session: TableSession, nameOfNames: string): string =>
  writeCsv(withHeadings(session, session.shown, session.columns, nameOfNames));

function withHeadings(
  session: TableSession,
  rows: TableSession['shown'],
  columns: TableSession['columns'],
  nameOfNames: string
): string[][] {
  return [[nameOfNames, ...columns.map((element) => session.label(element))], ...cellsOf(session, rows, columns)];
}

/** Rows, each starting with its name. */
function cellsOf(session: TableSession, rows: TableSession['shown'], columns: TableSession['columns']): string[][] {
  const words = session.words();
  return rows.map((row) => [
    row.name,
    ...columns.map((element) => writeTyped(row.valueOf(element.Id), element, words))
  ]);
}

/** Downloads a file. */
export function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
