import type { RenamedEntry } from '../../ascdata/definition/pairs.js';
import type { AscElement } from '../../ascdata/types.js';
import type { Pair } from '../../package/compare/changes.js';
import { commonLetters, nameOf, Similarity, type Name } from '../../package/compare/names.js';
import { turnIfLong } from '../platform/yielding.js';

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
/** The same of all elements together: those beyond this are skipped, too. */
const MAX_COMPARED_IN_ALL = 250_000;
/** Entries that take much less than a millisecond. */
const ENTRIES_AT_ONCE = 500;

/** An entry of only one version. */
interface Entry {
  readonly text: string;
  /** Index among all entries of its version. */
  readonly at: number;
}

interface NamedEntry extends Entry {
  readonly name: Name;
}

/**
 * Finds renamed entries: those that somebody named, and the others by likeness and position. Such a pair counts only if each is by far the
 * best match for the other, so that the reverse direction gives the same pairs. If very many entries came and went, not all elements are
 * compared.
 */
export async function entryPairs(
  before: readonly AscElement[],
  after: readonly AscElement[],
  pairs: ElementPairs
): Promise<EntryPair[]> {
  const [olds, news] = [before, after].map((elements) => new Map(elements.map((each) => [each.Id, each])));
  const found: EntryPair[] = [];
  const similarity = new Similarity();
  let compared = 0;
  for (const pair of pairs) {
    await turnIfLong();
    const [old, fresh] = [olds?.get(pair.before)?.Items ?? [], news?.get(pair.after)?.Items ?? []];
    if (old.length === 0 || fresh.length === 0) continue;
    const [known, offered] = [await setOf(old), await setOf(fresh)];
    const named = pair.entries?.length ? await reversible(pair.entries, known, offered) : [];
    for (const { before: from, after: to } of named) {
      found.push({ element: pair.after, before: from, after: to, by: 'person' });
      offered.add(from);
      known.add(to);
    }
    const [gone, come] = [await missingIn(offered, old), await missingIn(known, fresh)];
    const size = gone.length * come.length;
    if (size === 0 || size > MAX_COMPARED || compared + size > MAX_COMPARED_IN_ALL) continue;
    if (similarity.isExhausted) continue;
    compared += size;
    const alike = await paired(gone.map(withName), come.map(withName), similarity);
    // What is not measured any more counts as unlike, so that another one may seem to be the best.
    if (similarity.isExhausted) continue;
    for (const each of alike) found.push({ element: pair.after, ...each });
  }
  return found;
}

/** With turns for others in between, as all here: a list may be as long as a definition. */
async function setOf(entries: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [at, text] of entries.entries()) {
    if (at % ENTRIES_AT_ONCE === 0) await turnIfLong();
    found.add(text);
  }
  return found;
}

/** Those that go on alone under their new name: two entries that become one have no way back. */
async function reversible(
  entries: readonly RenamedEntry[],
  known: ReadonlySet<string>,
  offered: ReadonlySet<string>
): Promise<readonly RenamedEntry[]> {
  const names = new Map(entries.map(({ before, after }) => [before, after]));
  const counts = new Map<string, number>();
  let at = 0;
  for (const text of known) {
    if (at++ % ENTRIES_AT_ONCE === 0) await turnIfLong();
    const after = names.get(text) ?? text;
    counts.set(after, (counts.get(after) ?? 0) + 1);
  }
  return [...names]
    .filter(([before, after]) => before !== after && known.has(before) && offered.has(after) && counts.get(after) === 1)
    .map(([before, after]) => ({ before, after }));
}

/** The entries that others do not have; of too many to be compared, some. */
async function missingIn(others: ReadonlySet<string>, entries: readonly string[]): Promise<Entry[]> {
  const found: Entry[] = [];
  for (const [at, text] of entries.entries()) {
    if (at % ENTRIES_AT_ONCE === 0) await turnIfLong();
    if (!others.has(text)) found.push({ text, at });
    if (found.length > MAX_COMPARED) break;
  }
  return found;
}

const withName = (entry: Entry): NamedEntry => ({ ...entry, name: nameOf(entry.text) });

async function paired(
  gone: readonly NamedEntry[],
  come: readonly NamedEntry[],
  similarity: Similarity
): Promise<Pick<EntryPair, 'before' | 'after'>[]> {
  const scores: number[][] = [];
  for (const old of gone) {
    await turnIfLong();
    scores.push(come.map((fresh) => scoreOf(old, fresh, similarity)));
  }
  const rows = come.map((_, column) => onlyBest(scores.map((each) => each[column]!)));
  return gone.flatMap(({ text: before }, row) => {
    const column = onlyBest(scores[row]!);
    return column !== undefined && rows[column] === row ? [{ before, after: come[column]!.text }] : [];
  });
}

function scoreOf(old: NamedEntry, fresh: NamedEntry, similarity: Similarity): number {
  const isInPlace = old.at === fresh.at;
  const enough = isInPlace ? ALIKE_IN_PLACE : ALIKE;
  if (commonLetters(old.name, fresh.name) < enough) return 0;
  const likeness = similarity.measure(old.name, fresh.name);
  return likeness < enough ? 0 : likeness + (isInPlace ? SAME_PLACE : 0);
}

/** Index of the highest score; undefined if there is none, or a tie. */
function onlyBest(scores: readonly number[]): number | undefined {
  const highest = Math.max(...scores);
  const at = scores.indexOf(highest);
  return highest > 0 && at === scores.lastIndexOf(highest) ? at : undefined;
}
