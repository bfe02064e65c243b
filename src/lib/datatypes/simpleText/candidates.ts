import { isRecord } from '../../ascdata/elements.js';
import { CANDIDATE_LIMIT, candidateLists } from '../shared/candidateLists.js';
import { own } from '../shared/options.js';

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

/** Beyond these limits, a search is not tried, or abandoned. */
const MAX_CHARACTERS = 300;
const MAX_STEPS = 50_000;

/** A search state: the longest suffix that is a prefix of a part, and the contained parts as bits. */
interface Reached {
  readonly end: string;
  readonly parts: number;
  readonly text: string;
}

/**
 * For every set of the parts that a text of at most `maxChars` can contain, without any other of them, the shortest such text: the
 * shortest first. undefined if the search would take too long. `fresh`: a character that is in none of the parts.
 */
export function shortestTexts(
  parts: readonly string[],
  maxChars: number,
  fresh: string,
  maxSets: number
): string[] | undefined {
  const usable = parts.filter((part) => part.length <= maxChars);
  if (usable.reduce((sum, part) => sum + part.length, 0) > MAX_CHARACTERS) return undefined;
  const beginnings = beginningsOf(usable);
  const characters = [...new Set(usable.flatMap((part) => part.split('')))];
  const begun = endsAmong(beginnings);
  const heldBy = new Map([...beginnings].map((end) => [end, bitsOf(usable, (part) => end.endsWith(part))]));
  const found = new Map<number, string>([[0, '']]);
  const seen = new Set<string>();
  let current: Reached[] = [{ end: '', parts: 0, text: '' }];
  let steps = 0;
  while (current.length > 0 && current[0]!.text.length < maxChars) {
    const next: Reached[] = [];
    for (const { end, parts: held, text } of current) {
      for (const character of [...characters, fresh]) {
        if ((steps += 1) > MAX_STEPS) return undefined;
        const after = character === fresh ? '' : begun(end, character);
        const all = held | heldBy.get(after)!;
        const key = `${all} ${after}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const longer = text + character;
        next.push({ end: after, parts: all, text: longer });
        if (!found.has(all)) found.set(all, longer);
        if (found.size > maxSets) return undefined;
      }
    }
    current = next;
  }
  return [...found.values()];
}

function beginningsOf(parts: readonly string[]): ReadonlySet<string> {
  return new Set([
    '',
    ...parts.flatMap((part) => Array.from({ length: part.length }, (_, at) => part.slice(0, at + 1)))
  ]);
}

/** The transition of a prefix by one more character: the longest suffix that is a prefix again (Aho–Corasick). */
function endsAmong(beginnings: ReadonlySet<string>): (end: string, character: string) => string {
  const known = new Map<string, string>();
  const shorter = (end: string): string => (end.length < 2 ? '' : begun(shorter(end.slice(0, -1)), end.at(-1)!));
  const begun = (end: string, character: string): string => {
    const text = end + character;
    let found = known.get(text);
    if (found !== undefined) return found;
    found = beginnings.has(text) ? text : end === '' ? '' : begun(shorter(end), character);
    known.set(text, found);
    return found;
  };
  return begun;
}

function bitsOf(parts: readonly string[], holds: (part: string) => boolean): number {
  return parts.reduce((bits, part, at) => (holds(part) ? bits | (1 << at) : bits), 0);
}
