import { CSV_COLUMNS, STATE_WORDS, type CsvColumn } from './csvColumns.js';
import { listCell, toCell } from './csvCells.js';
import { exportMark } from './marks.js';
import type { ExchangeFile, ExchangeText } from './types.js';

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The file as CSV (RFC 4180, UTF-8 with a byte order mark), a row for each text. A widget without texts has no row. */
export function writeCsv({ language, widgets }: ExchangeFile): string {
  const rows = widgets.flatMap(({ id, name, texts }) =>
    texts.map((text) => rowOf(text, { widget: id, name, language }))
  );
  const cells = [[...CSV_COLUMNS], ...rows.map((row) => CSV_COLUMNS.map((column) => row[column]))];
  const lines = cells.map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`);
  return `${BYTE_ORDER_MARK}${lines.join('')}`;
}

function rowOf(text: ExchangeText, rest: Record<'widget' | 'name' | 'language', string>): Record<CsvColumn, string> {
  const { key, source, target, state, where = '', comments, hash } = text;
  return {
    id: toCell(key.element),
    kind: key.kind,
    entry: toCell(key.entry ?? ''),
    source: toCell(source),
    target: toCell(target),
    state: STATE_WORDS[state],
    where: toCell(where),
    comments: listCell(comments),
    hash: toCell(hash ?? exportMark(text)),
    widget: toCell(rest.widget),
    name: toCell(rest.name),
    language: toCell(rest.language)
  };
}
