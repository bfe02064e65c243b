import { isRecord } from '../../ascdata/elements.js';
import { CANDIDATE_LIMIT, candidateLists } from './candidateLists.js';
import { own } from './options.js';
import { shortestTexts } from './textSearch.js';

/** Up to this many texts, every combination that one text can contain is tried; with more, there are no candidates. */
const MAX_COMBINED = 8;

const textsIn = (constant: unknown): string[] | undefined => {
  const items: unknown[] = Array.isArray(constant) ? constant : [constant];
  const texts = items.map((item) => (isRecord(item) ? own(item, 'Text') : item));
  return texts.every((text): text is string => typeof text === 'string') ? texts : undefined;
};

/** Every text named by conditions with these constants. */
export function constantTexts(constants: readonly unknown[]): string[] {
  return [...new Set(constants.flatMap((constant) => textsIn(constant) ?? []))];
}

/** A character that occurs in none of the texts. */
function freshCharacter(texts: readonly string[]): string {
  const all = texts.join('');
  let code = 0x2022;
  while (all.includes(String.fromCharCode(code))) code++;
  return String.fromCharCode(code);
}

function combinations(texts: readonly string[]): string[][] {
  return texts.reduce<string[][]>((sets, text) => [...sets, ...sets.map((set) => [...set, text])], [[]]);
}

/**
 * Texts for each set of constants that one text can contain, without being equal to one; the constants themselves; and the empty text.
 * undefined if finding what fits into MaxChars takes too long.
 */
function singleTexts(constants: readonly string[], maxChars: number): string[] | undefined {
  const fresh = freshCharacter(constants);
  const written = constants.filter((text) => text !== '');
  const holding = holdingEach(written, maxChars, fresh);
  if (!holding) return undefined;
  return [...new Set(['', ...constants, fresh, ...holding])].filter((text) => text.length <= maxChars);
}

function holdingEach(constants: readonly string[], maxChars: number, fresh: string): string[] | undefined {
  const room = constants.reduce((length, text) => length + text.length + fresh.length, 0);
  if (room <= maxChars) return combinations(constants).map((set) => fresh + set.join(fresh));
  const shortest = shortestTexts(constants, maxChars, fresh, CANDIDATE_LIMIT);
  // Any other text with the same constants as the shortest, where that is one of them, is longer.
  return shortest?.map((text) => (constants.includes(text) ? text + fresh : text));
}

/**
 * Lists of texts that stand for all that conditions with these constants can tell apart: which of them an instance equals,
 * which one contains, which list the texts are equal to. None at all beyond MAX_COMBINED constants or CANDIDATE_LIMIT lists. ValidationRegExp and Required do not narrow the set: what they
 * refuse can be typed nevertheless, and fields react on each keystroke.
 */
export function textCandidates(constants: readonly unknown[], instances: number, maxChars: number): string[][] {
  const known = constantTexts(constants);
  if (known.length > MAX_COMBINED) return [];
  const lists = constants.flatMap((constant) => (Array.isArray(constant) ? [textsIn(constant) ?? []] : []));
  const singles = singleTexts(known, maxChars);
  if (!singles) return [];
  const stateOf = (list: readonly string[]): string => {
    const begun = lists.map((wanted) => list.every((text, index) => text === wanted[index]));
    return JSON.stringify([
      known.map((text) => (list.includes(text) ? 2 : list.some((entry) => entry.includes(text)) ? 1 : 0)),
      list.some((text) => text !== ''),
      begun,
      begun.includes(true) ? list.length : 0
    ]);
  };
  return candidateLists(
    singles,
    instances,
    stateOf,
    singles.map((text) => [text])
  );
}
