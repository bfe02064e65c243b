import { isRecord } from '../../ascdata/elements.js';
import { reachableLists } from './explore.js';
import { own } from './options.js';

/** Up to this many texts, every combination that one text can contain is tried; above it, there are no candidates. */
const MAX_COMBINED = 8;

const textsIn = (constant: unknown): string[] | undefined => {
  const items: unknown[] = Array.isArray(constant) ? constant : [constant];
  const texts = items.map((item) => (isRecord(item) ? own(item, 'Text') : item));
  return texts.every((text): text is string => typeof text === 'string') ? texts : undefined;
};

/** Every text that conditions with these constants name. */
export function namedTexts(constants: readonly unknown[]): string[] {
  return [...new Set(constants.flatMap((constant) => textsIn(constant) ?? []))];
}

/** One character that occurs in none of the texts. */
function freshCharacter(texts: readonly string[]): string {
  const all = texts.join('');
  let code = 0x2022;
  while (all.includes(String.fromCharCode(code))) code++;
  return String.fromCharCode(code);
}

/** The texts one after the other, each overlapping the one before as far as it can: the shortest way to hold them all. */
function overlapped(texts: readonly string[]): string {
  return texts.reduce((joined, text) => {
    if (joined.includes(text)) return joined;
    let overlap = Math.min(joined.length, text.length);
    while (!joined.endsWith(text.slice(0, overlap))) overlap--;
    return joined + text.slice(overlap);
  }, '');
}

function combinations(texts: readonly string[]): string[][] {
  return texts.reduce<string[][]>((sets, text) => [...sets, ...sets.map((set) => [...set, text])], [[]]);
}

/** Texts that contain each combination of the constants without being equal to one, the constants themselves, and none. */
function singleTexts(constants: readonly string[], maxChars: number): string[] {
  const fresh = freshCharacter(constants);
  const holding = combinations(constants).flatMap((set) => {
    const joined = fresh + set.join(fresh);
    return joined.length <= maxChars ? [joined] : [overlapped(set), overlapped([...set].reverse())];
  });
  return [...new Set(['', ...constants, fresh, ...holding])].filter((text) => text.length <= maxChars);
}

/**
 * Lists of texts that stand for all that conditions with these constants can tell apart: which of them an instance equals,
 * which one contains, which list the texts are equal to. None at all beyond MAX_COMBINED constants or CANDIDATE_LIMIT lists. Where MaxChars leaves no room for the
 * constants beside each other, only their overlaps are tried. ValidationRegExp and Required do not narrow the set: what they
 * refuse can be typed nevertheless, and fields react on each keystroke.
 */
export function textCandidates(constants: readonly unknown[], instances: number, maxChars: number): string[][] {
  const known = namedTexts(constants);
  if (known.length > MAX_COMBINED) return [];
  const lists = constants.flatMap((constant) => (Array.isArray(constant) ? [textsIn(constant) ?? []] : []));
  const singles = singleTexts(known, maxChars);
  const stateOf = (list: readonly string[]): string => {
    const begun = lists.map((wanted) => list.every((text, index) => text === wanted[index]));
    return JSON.stringify([
      known.map((text) => (list.includes(text) ? 2 : list.some((entry) => entry.includes(text)) ? 1 : 0)),
      list.some((text) => text !== ''),
      begun,
      begun.includes(true) ? list.length : 0
    ]);
  };
  return reachableLists(
    singles,
    instances,
    stateOf,
    singles.map((text) => [text])
  );
}
