import { setImmediate as turn } from 'node:timers/promises';
import type { RenamedEntry } from '../../ascdata/definition/pairs.js';
import type { AscElement } from '../../ascdata/types.js';
import type { Pair } from '../../package/compare/changes.js';
import { nameOf, Similarity, type Name } from '../../package/compare/names.js';

/** An entry renamed between two versions of its element; its texts follow. */
export interface EntryPair {
  /** Id of the element in the new version. */
  readonly element: string;
  readonly before: string;
  readonly after: string;
  /** Somebody said so; absent: by likeness. */
  readonly by?: 'person';
}

/** Elements of both versions that belong together. */
export type ElementPairs = readonly Pick<Pair, 'before' | 'after' | 'entries'>[];

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
 * Finds renamed entries: those that somebody named, and the others by likeness and position. Such a pair counts only if each is by far the
 * best match for the other, so that the reverse direction gives the same pairs.
 */
export async function entryPairs(
  before: readonly AscElement[],
  after: readonly AscElement[],
  pairs: ElementPairs
): Promise<EntryPair[]> {
  const [olds, news] = [before, after].map((elements) => new Map(elements.map((each) => [each.Id, each])));
  const found: EntryPair[] = [];
  for (const [at, pair] of pairs.entries()) {
    if (at % PAIRS_OF_A_TURN === PAIRS_OF_A_TURN - 1) await turn();
    const [old, fresh] = [olds?.get(pair.before)?.Items ?? [], news?.get(pair.after)?.Items ?? []];
    const named = pair.entries?.length ? reversible(pair.entries, old, fresh) : [];
    for (const each of named) found.push({ element: pair.after, ...each, by: 'person' });
    const [befores, afters] = [named.map(({ before: text }) => text), named.map(({ after: text }) => text)];
    const [gone, come] = [onlyIn(old, [...fresh, ...befores]), onlyIn(fresh, [...old, ...afters])];
    if (gone.length === 0 || come.length === 0 || gone.length * come.length > MAX_COMPARED) continue;
    for (const each of paired(gone, come)) found.push({ element: pair.after, ...each });
    await turn();
  }
  return found;
}

/** Those that go on alone under their new name: two entries that become one have no way back. */
function reversible(
  entries: readonly RenamedEntry[],
  old: readonly string[],
  fresh: readonly string[]
): readonly RenamedEntry[] {
  const [known, offered] = [new Set(old), new Set(fresh)];
  const names = new Map(entries.map(({ before, after }) => [before, after]));
  const counts = new Map<string, number>();
  for (const text of known) {
    const after = names.get(text) ?? text;
    counts.set(after, (counts.get(after) ?? 0) + 1);
  }
  return [...names]
    .filter(([before, after]) => before !== after && known.has(before) && offered.has(after) && counts.get(after) === 1)
    .map(([before, after]) => ({ before, after }));
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
