import { editDistance } from '../../ascdata/similarWords.js';

/** How alike two names are: 1 is the same, 0 nothing in common. */

/** Longer names are compared by their beginning. */
const LONGEST = 40;

/** Number of classes in which letters are counted. */
const CLASSES = 32;

/** Total of compared letter pairs: some 100,000 pairs of nearly equal names of 14 letters. */
const MAX_WORK = 20_000_000;

/** A name as it is compared. */
export interface Name {
  /** Letters and digits in lower case, so that `opening_hours` is `OpeningHours`. */
  readonly letters: string;
  readonly digits: string;
  /** How many letters there are of each class. */
  readonly counts: Uint8Array;
}

export function nameOf(text: string): Name {
  const plain = text.slice(0, LONGEST).normalize('NFKC').toLowerCase().slice(0, LONGEST);
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, '') || plain;
  const counts = new Uint8Array(CLASSES);
  for (let at = 0; at < letters.length; at++) counts[letters.charCodeAt(at) % CLASSES]!++;
  return { letters, digits: plain.replace(/[^\p{N}]/gu, ''), counts };
}

/**
 * An upper limit of the likeness: by the letters two names have in common, whatever their order. Fast, and enough to rule out
 * nearly all pairs.
 */
export function commonLetters(a: Name, b: Name): number {
  let common = 0;
  for (let each = 0; each < CLASSES; each++) common += Math.min(a.counts[each]!, b.counts[each]!);
  return weighed(common / Math.max(a.letters.length, b.letters.length, 1), a, b);
}

/** Measures names exactly, with a limit on the total work. */
export class Similarity {
  #work = 0;

  /** Whether the work limit was reached. Measurements since then are 0. */
  get isExhausted(): boolean {
    return this.#work > MAX_WORK;
  }

  /** The share of letters that need no change. */
  readonly measure = (a: Name, b: Name): number => {
    if (a.letters === b.letters) return a.letters === '' ? 0 : 1;
    this.#work += a.letters.length * b.letters.length;
    if (this.isExhausted) return 0;
    const longest = Math.max(a.letters.length, b.letters.length);
    return weighed(1 - editDistance(a.letters, b.letters) / longest, a, b);
  };
}

/** `Line 2` and `Line 4` are not misspellings of each other: names with different numbers count half. */
function weighed(share: number, a: Name, b: Name): number {
  return a.digits !== '' && b.digits !== '' && a.digits !== b.digits ? share / 2 : share;
}
