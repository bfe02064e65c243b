import { REQUIRED_COLUMNS } from './csvColumns.js';
import { Fault } from './faults.js';
import { MAX_PARTS } from './limits.js';

/** A row of a CSV file. */
export interface CsvRow {
  /** On which it begins, from 1: a cell in quotation marks may hold line breaks. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Separators of cells: mostly the comma, the semicolon where decimals have a comma. */
const SEPARATORS = [',', ';', '\t'];
/** The line with which a spreadsheet says its separator. */
const SEPARATOR_LINE = /^"?sep=([,;\t|])"?[ \t,;|]*(?:\r\n|[\r\n]|$)/i;

/**
 * The rows of a CSV file that hold something, whatever its line ends: each row may end in its own way. The separator is the one that
 * the file names, else the one that gives the first row enough cells.
 * @throws Fault quotes, parts; unknown, if the first row has too few cells
 */
export function csvRows(text: string): CsvRow[] {
  const said = SEPARATOR_LINE.exec(text);
  const start = said?.[0].length ?? 0;
  const first = /[^\r\n;,\t "][^\r\n]*/.exec(text.slice(start))?.[0] ?? '';
  const separator =
    said?.[1] ?? SEPARATORS.find((sign) => first.replaceAll('"', '').split(sign).length >= REQUIRED_COLUMNS.length);
  if (separator === undefined) throw new Fault('unknown', 0, { expected: REQUIRED_COLUMNS.join(', ') });
  return new CsvReader(text, separator).rows(start, said ? 2 : 1);
}

class CsvReader {
  private at = 0;
  private line = 1;
  private readonly end: RegExp;

  constructor(
    private readonly text: string,
    private readonly separator: string
  ) {
    this.end = new RegExp(`[${separator === '|' ? '\\|' : separator}\r\n]`, 'g');
  }

  rows(start: number, line: number): CsvRow[] {
    [this.at, this.line] = [start, line];
    const rows: CsvRow[] = [];
    for (let count = 1; this.at < this.text.length; count += 1) {
      if (count > MAX_PARTS) throw new Fault('parts', this.at, { expected: String(MAX_PARTS) });
      const row = { line: this.line, cells: this.row() };
      if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
    }
    return rows;
  }

  private row(): string[] {
    const { text } = this;
    const [line, cells] = [this.line, [] as string[]];
    for (;;) {
      const isQuoted = text[this.at] === '"';
      cells.push(isQuoted ? this.quoted() : this.plain());
      const sign = text[this.at];
      if (sign === this.separator) {
        this.at += 1;
        continue;
      }
      if (sign !== undefined && sign !== '\r' && sign !== '\n') throw new Fault('quotes', { line, cell: cells.length });
      if (sign === undefined && isQuoted && !this.isClosed) throw new Fault('quotes', { line, cell: cells.length });
      this.at += sign === '\r' && text[this.at + 1] === '\n' ? 2 : 1;
      this.line += 1;
      return cells;
    }
  }

  private plain(): string {
    this.end.lastIndex = this.at;
    const from = this.at;
    this.at = this.end.exec(this.text)?.index ?? this.text.length;
    return this.text.slice(from, this.at);
  }

  private isClosed = true;

  /** A cell in quotation marks; up to the end of the text if none closes it. */
  private quoted(): string {
    const { text } = this;
    const parts: string[] = [];
    for (let from = this.at + 1; ;) {
      const close = text.indexOf('"', from);
      this.isClosed = close >= 0;
      parts.push(text.slice(from, this.isClosed ? close : undefined));
      this.at = this.isClosed ? close + 1 : text.length;
      if (!this.isClosed || text[this.at] !== '"') break;
      from = this.at + 1;
    }
    const cell = parts.join('"');
    this.line += cell.match(/\r\n|[\r\n]/g)?.length ?? 0;
    return cell;
  }
}
