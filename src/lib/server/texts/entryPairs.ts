import { setImmediate as turn } from 'node:timers/promises';
import type { AscElement } from '../../ascdata/types.js';
import { nameOf, Similarity, type Name } from '../../package/compare/names.js';

/** An entry that goes on under another name in another version of its element, with its texts. */
export interface EntryPair {
  /** Id of the element in the new version. */
  readonly element: string;
  readonly before: string;
  readonly after: string;
}

/** At least this alike; less will do for entries in the same place. */
const ALIKE = 0.75;
const ALIKE_IN_PLACE = 0.5;
/** Of two that are equally alike, the one in the same place is meant. */
const SAME_PLACE = 0.1;
/** Entries gone times entries come: more of an element are not compared. */
const MAX_COMPARED = 2_500;

const PAIRS_OF_A_TURN = 500;

interface Entry {
  readonly text: string;
  /** Among all entries of its version. */
  readonly at: number;
  readonly name: Name;
}

/**
 * Entries that were renamed, by likeness and place. Only a pair of which each is by far the likeliest for the other is one, so that
 * the way back gives the same pairs.
 * @param pairs Which element of the new version is which of the old one
 */
export async function entryPairs(
  before: readonly AscElement[],
  after: readonly AscElement[],
  pairs: readonly { readonly before: string; readonly after: string }[]
): Promise<EntryPair[]> {
  const [olds, news] = [before, after].map((elements) => new Map(elements.map((each) => [each.Id, each])));
  const found: EntryPair[] = [];
  for (const [at, pair] of pairs.entries()) {
    if (at % PAIRS_OF_A_TURN === PAIRS_OF_A_TURN - 1) await turn();
    const [old, fresh] = [olds?.get(pair.before)?.Items ?? [], news?.get(pair.after)?.Items ?? []];
    const [gone, come] = [onlyIn(old, fresh), onlyIn(fresh, old)];
    if (gone.length === 0 || come.length === 0 || gone.length * come.length > MAX_COMPARED) continue;
    for (const each of paired(gone, come)) found.push({ element: pair.after, ...each });
    await turn();
  }
  return found;
}

function onlyIn(entries: readonly string[], others: readonly string[]): Entry[] {
  const known = new Set(others);
  return entries.flatMap((text, at) => (known.has(text) ? [] : [{ text, at, name: nameOf(text) }]));
}

function paired(gone: readonly Entry[], come: readonly Entry[]): Pick<EntryPair, 'before' | 'after'>[] {
  const similarity = new Similarity();
  const scores = gone.map((old) => come.map((fresh) => scoreOf(old, fresh, similarity)));
  return gone.flatMap(({ text: before }, row) => {
    const column = onlyBest(scores[row]!);
    const isMutual = column !== undefined && onlyBest(scores.map((each) => each[column]!)) === row;
    return isMutual ? [{ before, after: come[column]!.text }] : [];
  });
}

function scoreOf(old: Entry, fresh: Entry, similarity: Similarity): number {
  const likeness = similarity.of(old.name, fresh.name);
  const isInPlace = old.at === fresh.at;
  if (likeness < (isInPlace ? ALIKE_IN_PLACE : ALIKE)) return 0;
  return likeness + (isInPlace ? SAME_PLACE : 0);
}

/** Where the highest score stands; undefined if there is none, or two are as high. */
function onlyBest(scores: readonly number[]): number | undefined {
  const highest = Math.max(...scores);
  const at = scores.indexOf(highest);
  return highest > 0 && at === scores.lastIndexOf(highest) ? at : undefined;
}
