/**
 * Reads cells as spreadsheets put them on the clipboard: separated by tabs, quoted if they contain tabs, quotes or line ends.
 * @param isText whether a quoted cell, as it stands, is a text that has these quotes; programs that never quote write it alike
 */
export function readTsv(text: string, isText?: (quoted: string, row: number, column: number) => boolean): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const { cell, end } = cellAt(text, at);
    const raw = text.slice(at, end);
    const [row, column] = [rows.length - 1, rows.at(-1)!.length];
    rows.at(-1)!.push(cell !== raw && isText?.(raw, row, column) ? raw : cell);
    const next = text[end];
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (next === '\t') {
      if (at === text.length) rows.at(-1)!.push('');
    } else if (at < text.length) rows.push([]);
  }
  return rows.length === 1 && rows[0]!.length === 0 ? [] : rows;
}

/** The cell at an offset. If its quotes are not closed before the cell ends, it is read as plain text. */
function cellAt(text: string, start: number): { cell: string; end: number } {
  if (text[start] === '"') {
    for (let close = text.indexOf('"', start + 1); close >= 0; close = text.indexOf('"', close + 1)) {
      if (text[close + 1] === '"') {
        close += 1;
        continue;
      }
      if (!isEnd(text, close + 1)) break;
      return { cell: text.slice(start + 1, close).replaceAll('""', '"'), end: close + 1 };
    }
  }
  let end = start;
  while (!isEnd(text, end)) end += 1;
  return { cell: text.slice(start, end), end };
}

const isEnd = (text: string, at: number): boolean =>
  at >= text.length || text[at] === '\t' || text[at] === '\n' || text[at] === '\r';

/** An upper bound for the number of cells up to the last one of each row that holds something, without parsing them. */
export function cellCount(text: string): number {
  let count = 1;
  let blank = 0;
  let rows = 0;
  for (const character of text) {
    if (character === '\n') [rows, blank] = [rows + 1, 0];
    else if (character === '\t') blank += 1;
    else if (character.trim() !== '') {
      count += rows + blank;
      [rows, blank] = [0, 0];
    }
  }
  return count;
}

export const isBlank = (cell: string | undefined): boolean => cell === undefined || cell.trim() === '';

/**
 * The cells up to the last row and column that hold something: spreadsheets also copy what was once formatted or emptied beyond them.
 * Where nothing holds anything, all of them.
 */
export function withoutBlankEnd(cells: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const widths = cells.map((row) => row.findLastIndex((cell) => !isBlank(cell)) + 1);
  const width = widths.reduce((most, each) => Math.max(most, each), 0);
  const height = widths.findLastIndex((each) => each > 0) + 1;
  return height === 0 ? cells : cells.slice(0, height).map((row) => row.slice(0, width));
}

/** For the clipboard; `readTsv` reads it back. */
export const writeTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => quotedFor(/["\t\r\n]/, cell)).join('\t')).join('\r\n');

/** For a file: RFC 4180, with the byte order mark that tells spreadsheets it is UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((cell) => quotedFor(/[",;\r\n]/, guarded(cell))).join(',')).join('\r\n')}\r\n`;

const quotedFor = (special: RegExp, cell: string): string =>
  special.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A spreadsheet would run such a text as a formula. */
const guarded = (cell: string): string =>
  /^[=@\t\r]|^[+-](?!(?:\d[.,]?|\s\d{3}[.,]?)+$)/.test(cell) ? `'${cell}` : cell;
