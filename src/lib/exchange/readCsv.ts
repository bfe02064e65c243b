import Papa from 'papaparse';
import type { TextKey } from '../ascdata/texts/textKey.js';
import { Collector, type ReadText } from './collector.js';
import { fromCell, fromListCell } from './csvCells.js';
import { CSV_COLUMNS, REQUIRED_COLUMNS, STATE_WORDS, type CsvColumn } from './csvColumns.js';
import { Fault } from './faults.js';
import { MAX_PARTS } from './limits.js';
import { EXCHANGE_STATES, type ExchangeFile, type ExchangeState } from './types.js';
import { withoutByteOrderMark } from '../ascdata/sourceText.js';

const KINDS = ['name', 'entry', 'pattern'] as const;
/** Separators of cells: mostly the comma, the semicolon where decimals have a comma. */
const SEPARATORS = [',', ';', '\t'];

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
    collector.add(widget, textOf(row), placeIn(row, 'id'));
  }
  return collector.file('csv');
}

function placeIn({ line, numberOf }: Row, column: CsvColumn): { line: number; column: number } {
  return { line, column: numberOf(column) };
}

function rowsOf(text: string): Row[] {
  const first = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const delimiter = SEPARATORS.find((sign) => first.replaceAll('"', '').split(sign).length >= REQUIRED_COLUMNS.length);
  if (delimiter === undefined) throw new Fault('unknown', 0, { expected: REQUIRED_COLUMNS.join(', ') });
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: MAX_PARTS + 1 });
  const lines = linesOf(data);
  const [error] = errors.filter(({ type }) => type === 'Quotes');
  if (error) throw new Fault('quotes', { line: lines[error.row ?? 0] ?? 1, column: 1 });
  if (data.length > MAX_PARTS) throw new Fault('parts', text.length, { expected: String(MAX_PARTS) });
  const [header = [], ...rows] = data;
  const columns = columnsOf(header);
  return rows.flatMap((cells, at) => {
    const line = lines[at + 1]!;
    if (cells.every((cell) => cell.trim() === '')) return [];
    if (cells.length > header.length) {
      const named = { expected: String(header.length), found: String(cells.length) };
      throw new Fault('cells', { line, column: header.length + 1 }, named);
    }
    const numberOf = (column: CsvColumn) => (columns.get(column) ?? -1) + 1;
    return [{ line, numberOf, cell: (column) => cells[numberOf(column) - 1] ?? '' }];
  });
}

/** The line on which each row begins: a cell in quotation marks may hold line breaks. */
function linesOf(rows: readonly (readonly string[])[]): number[] {
  let line = 1;
  return rows.map((cells) => {
    const begins = line;
    line += 1;
    for (const cell of cells) line += cell.match(/\r\n|[\r\n]/g)?.length ?? 0;
    return begins;
  });
}

function columnsOf(header: readonly string[]): Map<CsvColumn, number> {
  const names = header.map((name) => name.trim().toLowerCase());
  const columns = new Map<CsvColumn, number>();
  for (const column of CSV_COLUMNS) if (names.includes(column)) columns.set(column, names.indexOf(column));
  const lacking = REQUIRED_COLUMNS.filter((column) => !columns.has(column));
  if (lacking.length > 0) throw new Fault('columns', 0, { expected: lacking.join(', ') });
  return columns;
}

function textOf(row: Row): ReadText {
  const where = fromCell(row.cell('where'));
  const hash = fromCell(row.cell('hash')).trim();
  return {
    key: keyOf(row),
    source: fromCell(row.cell('source')),
    target: fromCell(row.cell('target')),
    readState: { state: stateOf(row) },
    notes: {
      ...(where !== '' && { where }),
      comments: fromListCell(row.cell('comments')),
      ...(hash !== '' && { hash })
    }
  };
}

function keyOf(row: Row): TextKey {
  const element = fromCell(row.cell('id'));
  const kind = KINDS.find((each) => each === row.cell('kind').trim().toLowerCase());
  if (kind === undefined) throw wrongValue(row, 'kind', KINDS);
  return kind === 'entry' ? { element, kind, entry: fromCell(row.cell('entry')) } : { element, kind };
}

function stateOf(row: Row): ExchangeState | undefined {
  const said = plain(row.cell('state'));
  if (said === '') return undefined;
  const state = EXCHANGE_STATES.find((each) => plain(each) === said || plain(STATE_WORDS[each]) === said);
  if (state === undefined) throw wrongValue(row, 'state', Object.values(STATE_WORDS));
  return state;
}

const plain = (state: string): string => state.toLowerCase().replace(/\s/g, '');

function wrongValue(row: Row, column: CsvColumn, allowed: readonly string[]): Fault {
  return new Fault('value', placeIn(row, column), { expected: allowed.join(', '), found: row.cell(column) });
}
