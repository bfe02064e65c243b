/**
 * What no text of one line holds, as the inside of a character class: control characters, line breaks, what turns the
 * writing direction of all that follows, and half a character. In ranges, which are read alike by whatever reads a
 * JSON Schema. Marks that shape words (joiners, LRM and RLM) are not among them: scripts need them.
 */
const UNUSABLE = '\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF';

/** The same with the marks that scripts need for direction: where a text is compared or shown as it is, these too deceive. */
export const DECEPTIVE = `${UNUSABLE}\\p{Bidi_Control}`;

/** Characters of a line, as a person may type it or a file may give it: fits an index of a database and a header. */
export const MAX_LINE = 200;

/** Counts characters and not code units, as JSON Schema does. */
export const LINE_PATTERN = `^[^${UNUSABLE}]{0,${MAX_LINE}}$`;

const FIRST = new RegExp(`[${UNUSABLE}]`, 'u');
const EVERY = new RegExp(`[${UNUSABLE}]`, 'gu');

/** The first character that no line holds, as `U+0000`. */
export function firstUnusable(text: string): string | undefined {
  const [character] = FIRST.exec(text) ?? [];
  return character && codePointText(character);
}

/** The text without what no line holds. */
export function withoutUnusable(text: string): string {
  return text.replace(EVERY, '');
}

/** `U+000A` for a line feed. */
export function codePointText(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The first characters up to a number, none of them cut in half. */
export function shortened(text: string, most: number): string {
  return [...text.slice(0, most * 2)].slice(0, most).join('');
}
