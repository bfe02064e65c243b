import { contentStart, withoutByteOrderMark } from './sourceText.js';

const LF = 10;
const CR = 13;

/** Line and column of an offset. Lines end with \n, \r\n or \r; a byte order mark takes no column. */
export class LineIndex {
  #starts: number[] | undefined;

  constructor(private readonly text: string) {}

  /** Both count from 1, columns in UTF-16 units. */
  at(offset: number): { line: number; column: number } {
    const starts = (this.#starts ??= this.#find());
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: Math.max(1, offset - (starts[low] ?? 0) + 1) };
  }

  #find(): number[] {
    const starts = [contentStart(this.text)];
    for (let at = 0; at < this.text.length; at++) {
      const code = this.text.charCodeAt(at);
      if (code === LF || (code === CR && this.text.charCodeAt(at + 1) !== LF)) starts.push(at + 1);
    }
    return starts;
  }
}

/** The lines of a text, counted as in `LineIndex`. */
export function linesOf(text: string): string[] {
  return withoutByteOrderMark(text).split(/\r\n|\n|\r/);
}
