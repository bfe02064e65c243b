import { PLACEHOLDER } from '../ascdata/texts/textChecks.js';

/** What XML 1.0 cannot represent, not even as a character reference: controls, lone surrogates, U+FFFE and U+FFFF. */
const NOT_IN_XML = '\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\uD800-\\uDFFF\\uFFFE\\uFFFF';
const UNHELD = new RegExp(`[${NOT_IN_XML}]`, 'u');
const TO_SPELL = new RegExp(`[${NOT_IN_XML}]|\\\\(?=u\\{)`, 'gu');
const SPELLED = /\\u\{([0-9A-Fa-f]{1,6})\}/g;
const UNHELD_OR_PLACEHOLDER = new RegExp(`[${NOT_IN_XML}]|${PLACEHOLDER.source}`, 'gu');
const LAST_CODE_POINT = 0x10ffff;

/** The first character of a text that XML cannot represent, with its position; undefined if there is none. */
export function findInvalidXml(text: string): { readonly at: number; readonly character: string } | undefined {
  const found = UNHELD.exec(text);
  return found ? { at: found.index, character: found[0] } : undefined;
}

/** `\u{1}` for the character U+0001. */
export function escapedCharacter(character: string): string {
  return `\\u{${character.codePointAt(0)!.toString(16).toUpperCase()}}`;
}

/**
 * The text with every character a file cannot represent escaped as `\u{1}`. A literal `\u{` is escaped too. {@link unescaped} is the
 * inverse.
 */
export function escaped(text: string): string {
  return text.replace(TO_SPELL, escapedCharacter);
}

/** The text with every `\u{1}` as the character it spells. */
export function unescaped(text: string): string {
  return text.replace(SPELLED, (whole, hex: string) => characterOf(hex) ?? whole);
}

/** The character with a hexadecimal code point; undefined if there is none. */
export function characterOf(hex: string): string | undefined {
  const code = /^[0-9A-Fa-f]{1,8}$/.test(hex) ? Number.parseInt(hex, 16) : Infinity;
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : undefined;
}

/** A stretch of a text: plain, a placeholder `{min}`, or one character that XML cannot represent. */
export interface Segment {
  readonly kind: 'text' | 'placeholder' | 'unheld';
  readonly text: string;
}

/** Splits a text into stretches; joined, they are the text. */
export function segmentsOf(text: string): Segment[] {
  const found: Segment[] = [];
  let end = 0;
  for (const match of text.matchAll(UNHELD_OR_PLACEHOLDER)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) });
    found.push({ kind: match[0].startsWith('{') ? 'placeholder' : 'unheld', text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) });
  return found;
}
