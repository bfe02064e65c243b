import { escaped, escapedCharacter, unescaped } from './characters.js';

/** What spreadsheets treat as the start of a formula, including full-width forms. */
const SIGNS = '=+\\-@\\t\\r\\n\\uFF1D\\uFF0B\\uFF0D\\uFF20';
const FORMULA = new RegExp(`^'*[${SIGNS}]`);
const DEFUSED = new RegExp(`^'+[${SIGNS}]`);
/** Where another program, taking this character for a separator, would start a new cell. */
const SPLIT = new RegExp(`[;\\t\\n](?=["']*[${SIGNS}])`, 'g');

/**
 * The content of a cell, which no spreadsheet computes and {@link fromCell} turns back into the text. A possible formula gets an
 * apostrophe. A separator of other programs before such a sign is spelled as `\u{3B}`, and so is what XML cannot hold: a file in
 * UTF-8 does not hold all of it either. A CR is spelled, because programs rewrite line ends.
 */
export function toCell(text: string): string {
  const safe = escaped(text).replace(/\r/g, escapedCharacter).replace(SPLIT, escapedCharacter);
  return FORMULA.test(safe) ? `'${safe}` : safe;
}

/** The text of a cell, the inverse of {@link toCell}. A cell written by another program loses only an apostrophe before a formula. */
export function fromCell(cell: string): string {
  return unescaped(DEFUSED.test(cell) ? cell.slice(1) : cell);
}

/** Joins texts in one cell, a line each; line breaks inside a text are spelled. */
export function listCell(texts: readonly string[]): string {
  return toCell(texts.map((text) => escaped(text).replace(/[\r\n]/g, escapedCharacter)).join('\n'));
}

/** The texts of a cell with a line each. The inverse of {@link listCell}. */
export function fromListCell(cell: string): string[] {
  return fromCell(cell)
    .split(/\r\n|[\r\n]/)
    .map(unescaped)
    .filter((text) => text !== '');
}
