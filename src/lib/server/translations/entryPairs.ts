import { setImmediate as turn } from 'node:timers/promises';
import type { AscElement } from '../../ascdata/types.js';
import { nameOf, Similarity, type Name } from '../../package/compare/names.js';

/** An entry renamed between two versions of its element; its texts follow. */
export interface EntryPair {
  /** Id of the element in the new version. */
  readonly element: string;
  readonly before: string;
  readonly after: string;
}

/** Minimum likeness; entries in the same position need less. */
const ALIKE = 0.75;
const ALIKE_IN_PLACE = 0.5;
/** Among equally similar entries, the one in the same position wins. */
const SAME_PLACE = 0.1;
/** Removed times added entries: beyond this an element is skipped. */
const MAX_COMPARED = 2_500;

const PAIRS_OF_A_TURN = 500;

interface Entry {
  readonly text: string;
  /** Index among all entries of its version. */
  readonly at: number;
  readonly name: Name;
}

/**
 * Finds renamed entries by likeness and position. A pair counts only if each is by far the best match for the other, so that the reverse
 * direction gives the same pairs.
 * @param pairs elements of both versions that belong together
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
  const likeness = similarity.measure(old.name, fresh.name);
  const isInPlace = old.at === fresh.at;
  if (likeness < (isInPlace ? ALIKE_IN_PLACE : ALIKE)) return 0;
  return likeness + (isInPlace ? SAME_PLACE : 0);
}

/** Index of the highest score; undefined if there is none, or a tie. */
function onlyBest(scores: readonly number[]): number | undefined {
  const highest = Math.max(...scores);
  const at = scores.indexOf(highest);
  return highest > 0 && at === scores.lastIndexOf(highest) ? at : undefined;
}
