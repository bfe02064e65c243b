import { isBlank } from '../../language/unseen.js';
import { cutToLine } from '../../language/cut.js';
import type { MessageLanguage } from '../../language/languages.js';
import { valueWords } from '../../messages/valueWords.js';

export type ValueWord = keyof (typeof valueWords)['en'];

export const valueWord = (language: MessageLanguage, key: ValueWord): string => valueWords[language][key];

const LONGEST = 60;

/** Text on one line, shortened for a sentence; never empty. `whole`: unchanged. */
export function shorten(text: string, language: MessageLanguage, whole = false): string {
  if (whole) return isBlank(text) ? valueWord(language, 'empty') : text;
  const line = cutToLine(text, LONGEST);
  return line === '' ? valueWord(language, 'empty') : line;
}

/** An unusable Value, shown as well as possible. Never throws. */
export function describeUnusable(value: unknown, language: MessageLanguage, whole = false): string {
  if (value === undefined || value === null || value === '') return valueWord(language, 'empty');
  if (typeof value === 'string') return shorten(value, language, whole);
  try {
    return shorten(JSON.stringify(value) ?? String(value), language, whole);
  } catch {
    return '…';
  }
}

/** A list of names: the first three, and how many more. `whole`: one per line. */
export function enumerate(names: readonly string[], language: MessageLanguage, whole = false): string {
  if (whole) return shorten(names.join('\n'), language, whole);
  return enumerateFirst(names.slice(0, 3), names.length, language);
}

/** The first three names of a list, and how many more of all there are. */
export function enumerateFirst(first: readonly string[], all: number, language: MessageLanguage): string {
  const shown = first.join(', ');
  const rest = all - first.length;
  return shorten(rest > 0 ? `${shown} + ${rest} ${valueWord(language, 'more')}` : shown, language);
}

/** An unusable Value as text in a field: what was typed, or its JSON. Never throws. */
export function fieldText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === undefined || value === null) return '';
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}
