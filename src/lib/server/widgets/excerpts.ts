import { sliceFrom, sliceTo } from '../../language/cut.js';
import { folded } from '../../language/textSearch.js';

/** Characters searched per text; matches are usually near the start. */
const SEARCHED_CHARACTERS = 20_000;

/** Maximum strings and numbers searched per Value. */
const SEARCHED_PARTS = 2_000;

const BEFORE = 24;
const LENGTH = 96;

/** The words of a query, for `excerptOf`. */
export const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** The excerpt of a Value around the first word, if every word occurs in one of its texts; undefined otherwise. */
export function excerptOf(value: unknown, words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined;
  for (const text of textsIn(value)) {
    const searched = folded(text);
    if (!words.every((word) => searched.includes(word))) continue;
    return cut(text, searched.indexOf(words[0]!));
  }
  return undefined;
}

/** All texts in a Value, recursively; keys excluded. */
function* textsIn(value: unknown): Generator<string> {
  const open: unknown[] = [value];
  for (let seen = 0; open.length > 0 && seen < SEARCHED_PARTS; seen++) {
    const next = open.pop();
    if (typeof next === 'string') yield next.slice(0, SEARCHED_CHARACTERS);
    else if (typeof next === 'number') yield String(next);
    else if (typeof next === 'object' && next !== null) {
      const inside: unknown[] = Object.values(next);
      for (const part of inside.slice(0, SEARCHED_PARTS).reverse()) open.push(part);
    }
  }
}

/** About `LENGTH` characters around a match, on one line. */
function cut(text: string, at: number): string {
  const from = at <= BEFORE ? 0 : at - BEFORE;
  const piece = sliceTo(sliceFrom(text, from), LENGTH).toWellFormed().replace(/\s+/g, ' ').trim();
  return `${from > 0 ? '…' : ''}${piece}${from + LENGTH < text.length ? '…' : ''}`;
}
