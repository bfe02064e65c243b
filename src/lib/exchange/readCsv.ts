import type { TextKey } from '../ascdata/texts/textKey.js';
import { Collector, type ReadText } from './collector.js';
import { fromCell, fromListCell } from './csvCells.js';
import { CSV_COLUMNS, REQUIRED_COLUMNS, STATE_WORDS, type CsvColumn } from './csvColumns.js';
import { csvRows, type CsvRow } from './csvRows.js';
import { Fault, type Place } from './faults.js';
import { readMark } from './marks.js';
import { EXCHANGE_STATES, type ExchangeState, type ExchangeFile } from './types.js';
import { withoutByteOrderMark } from '../ascdata/sourceText.js';

const KINDS = ['name', 'entry', 'pattern'] as const;

interface Row {
  readonly line: number;
  readonly cell: (column: CsvColumn) => string;
  /** The number of a cell, from 1. */
  readonly numberOf: (column: CsvColumn) => number;
}

/** Reads CSV with commas, semicolons or tabs, and columns in any order; ignores unknown columns. @throws Fault */
export function readCsv(text: string): ExchangeFile {
  const collector = new Collector();
  for (const row of rowsOf(withoutByteOrderMark(text))) {
    const widget = fromCell(row.cell('widget'));
    collector.widget(widget, fromCell(row.cell('name')));
    collector.setLanguage(fromCell(row.cell('language')), placeIn(row, 'language'));
    const read = textOf(row);
    // Two that only a cell told apart, which somebody emptied.
    const emptied = (['entry', 'widget'] as const).find((column) => isEmptied(row, column, read.key));
    if (emptied !== undefined && collector.has(widget, read.key)) {
      throw new Fault('emptied', placeIn(row, emptied), { expected: emptied });
    }
    collector.add(widget, read, placeIn(row, 'id'));
  }
  return collector.file('csv');
}

/** Of a column that is not there, the first cell. */
function placeIn({ line, numberOf }: Row, column: CsvColumn): Place {
  return { line, cell: numberOf(column) || 1 };
}

function rowsOf(text: string): Row[] {
  const [header = { line: 1, cells: [] }, ...rows] = csvRows(text);
  const columns = columnsOf(header);
  return rows.map(({ line, cells }) => {
    const beyond = cells.findIndex((cell, at) => at >= header.cells.length && cell.trim() !== '');
    if (beyond >= 0) {
      const named = { expected: String(header.cells.length), found: String(cells.length) };
      throw new Fault('cells', { line, cell: beyond + 1 }, named);
    }
    const numberOf = (column: CsvColumn) => (columns.get(column) ?? -1) + 1;
    return { line, numberOf, cell: (column) => cells[numberOf(column) - 1] ?? '' };
  });
}

function columnsOf({ line, cells }: CsvRow): Map<CsvColumn, number> {
  const names = cells.map((name) => name.trim().toLowerCase());
  const columns = new Map<CsvColumn, number>();
  for (const column of CSV_COLUMNS) if (names.includes(column)) columns.set(column, names.indexOf(column));
  const lacking = REQUIRED_COLUMNS.filter((column) => !columns.has(column));
  if (lacking.length > 0) throw new Fault('columns', { line, cell: 1 }, { expected: lacking.join(', ') });
  return columns;
}

/** What a spreadsheet shows for a formula that it cannot compute, and for a number that does not fit. */
const COMPUTED = /^#(?:[\p{Lu}\d/]+[!?]?|#+)$/u;
/** A number as spreadsheets shorten long ones. */
const SHORTENED = /^[+-]?\d(?:[.,]\d+)?E[+-]?\d{2,3}$/;
/** What spreadsheets take for a number, a date or a time, and write anew. */
const REWRITTEN = /^[\d.,:/ E+-]+$/;

/** @throws Fault computed, if a spreadsheet has put something else in the place of what the cell held */
function textOf(row: Row): ReadText {
  const where = fromCell(row.cell('where'));
  const hash = fromCell(row.cell('hash')).trim();
  const [source, target] = [fromCell(row.cell('source')), fromCell(row.cell('target'))];
  const mark = readMark(hash);
  if (mark && !mark.isSource(source) && [REWRITTEN, COMPUTED].some((form) => form.test(source))) {
    throw computed(row, 'source');
  }
  if ([SHORTENED, COMPUTED].some((form) => form.test(target) && !form.test(source)) && !mark?.isTarget(target)) {
    throw computed(row, 'target');
  }
  return {
    key: keyOf(row),
    source,
    target,
    state: stateOf(row),
    notes: {
      ...(where !== '' && { where }),
      comments: fromListCell(row.cell('comments')),
      ...(hash !== '' && { hash })
    }
  };
}

const isEmptied = (row: Row, column: 'entry' | 'widget', { kind }: TextKey): boolean =>
  row.numberOf(column) > 0 && row.cell(column) === '' && (column === 'widget' || kind === 'entry');

function keyOf(row: Row): TextKey {
  const element = fromCell(row.cell('id'));
  const kind = KINDS.find((each) => each === row.cell('kind').trim().toLowerCase());
  if (kind === undefined) throw wrongValue(row, 'kind', KINDS);
  if (kind !== 'entry') return { element, kind };
  // An entry is its own source.
  const column = row.numberOf('entry') > 0 ? 'entry' : 'source';
  const entry = fromCell(row.cell(column));
  if (column === 'source' && entry === '') throw new Fault('emptied', placeIn(row, 'entry'), { expected: 'entry' });
  return { element, kind, entry };
}

function stateOf(row: Row): ExchangeState | undefined {
  const said = plain(row.cell('state'));
  if (said === '') return undefined;
  const state = EXCHANGE_STATES.find((each) => plain(each) === said || plain(STATE_WORDS[each]) === said);
  if (state === undefined) throw wrongValue(row, 'state', Object.values(STATE_WORDS));
  return state;
}

const plain = (state: string): string => state.toLowerCase().replace(/\s/g, '');

function computed(row: Row, column: CsvColumn): Fault {
  return new Fault('computed', placeIn(row, column), { found: row.cell(column) });
}

function wrongValue(row: Row, column: CsvColumn, allowed: readonly string[]): Fault {
  return new Fault('value', placeIn(row, column), { expected: allowed.join(', '), found: row.cell(column) });
}
