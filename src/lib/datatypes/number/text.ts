import { LANGUAGES, type MessageLanguage } from '../../language/languages.js';

const plain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Reads a number as people type it in `language`. Comma and dot are both taken for the decimal sign, unless the text shows
 * that they group thousands: the language's own grouping sign in front of exactly three digits (`1.250` in German), or both
 * signs together. Blanks and the minus sign of typesetting are understood. undefined: not a number.
 */
export function parseNumber(typed: string, language: MessageLanguage): number | undefined {
  const text = typed
    .trim()
    .replace(/[\s'’]/g, '')
    .replace(/^[−–]/, '-');
  const { decimal, group } = LANGUAGES[language];
  const value = Number(withDot(text, decimal, group) ?? NaN);
  return Number.isFinite(value) ? value + 0 : undefined;
}

/** The same number with a dot for the decimal sign and no grouping; undefined where it is not written like a number. */
function withDot(text: string, decimal: string, group: string): string | undefined {
  const [first, second] = text.lastIndexOf(decimal) > text.lastIndexOf(group) ? [group, decimal] : [decimal, group];
  if (text.includes(first) && text.includes(second)) return withoutGroups(text, first, second);
  if (isGrouped(text, group)) return text.replaceAll(group, '');
  const dotted = text.replace(/[.,]/, '.');
  return plain.test(dotted) ? dotted : undefined;
}

/** Both signs are there: the later one is the decimal sign, the other must stand between thousands. */
function withoutGroups(text: string, group: string, decimal: string): string | undefined {
  const [whole = '', fraction = '', more] = text.split(decimal);
  if (more !== undefined || !isGrouped(whole, group)) return undefined;
  const dotted = `${whole.replaceAll(group, '')}.${fraction}`;
  return plain.test(dotted) ? dotted : undefined;
}

function isGrouped(text: string, group: string): boolean {
  const [head = '', ...rest] = text.split(group);
  return /^[+-]?[1-9]\d{0,2}$/.test(head) && rest.length > 0 && rest.every((part) => /^\d{3}$/.test(part));
}

/** A number as it is edited: the language's decimal sign, no grouping, every digit that counts. */
export function formatNumber(value: number, language: MessageLanguage): string {
  return String(value).replace('.', LANGUAGES[language].decimal);
}
