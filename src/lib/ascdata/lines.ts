/**
 * Characters not allowed in a one-line text, as the inside of a character class: control characters, line breaks, characters
 * that change the writing direction of the rest, and lone surrogates. As ranges, which every JSON Schema implementation reads
 * the same. Marks that shape words (joiners, LRM and RLM) are allowed: scripts need them.
 */
const UNUSABLE = '\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF';

/** The same with the marks that scripts need for direction: they too deceive where a text is compared or shown raw. */
export const DECEPTIVE = `${UNUSABLE}\\p{Bidi_Control}`;

/** Maximum characters of a line: fits a database index and a header. */
export const MAX_LINE = 200;

/** Counts characters, not code units, as JSON Schema does. */
export const LINE_PATTERN = `^[^${UNUSABLE}]{0,${MAX_LINE}}$`;

const FIRST = new RegExp(`[${UNUSABLE}]`, 'u');
const EVERY = new RegExp(`[${UNUSABLE}]`, 'gu');

/** The first character not allowed in a line, as `U+0000`. */
export function firstUnusable(text: string): string | undefined {
  const [character] = FIRST.exec(text) ?? [];
  return character && codePointText(character);
}

/** The text without characters not allowed in a line. */
export function withoutUnusable(text: string): string {
  return text.replace(EVERY, '');
}

/** `U+000A` for a line feed. */
export function codePointText(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The first characters up to a number, without cutting one in half. */
export function shortened(text: string, most: number): string {
  return [...text.slice(0, most * 2)].slice(0, most).join('');
}
