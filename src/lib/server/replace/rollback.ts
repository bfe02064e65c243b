import type { RenamedEntry } from '../../ascdata/definition/pairs.js';
import type { Mapping, Pair } from '../../package/compare/changes.js';
import { reversed } from '../../package/compare/pairs.js';
import type { TrailContext } from '../../package/compare/valueTrails.js';
import type { Database } from '../platform/store/schema.js';
import type { EntryPair } from '../translations/entryPairs.js';
import { versionsFrom, type StoredPair, type TemplateState } from './stored.js';
import { dataIn, elementsIn } from '../packages/readDefinition.js';
import type { PackageSide } from '../packages/packageSide.js';

type Version = Awaited<ReturnType<typeof versionsFrom>>['versions'][number];

export interface Rollback {
  readonly version: Version;
  /** Exact element mapping; no similarity. */
  readonly mapping: Mapping;
  readonly trailContext: TrailContext;
  /** Former names of entries by current ones; elements by their former Ids. */
  readonly entries: readonly EntryPair[];
}

/** The mapping from the current package back to that of a version. @throws Refusal version-not-found */
export async function rollbackOf(
  db: Database,
  { id, since }: TemplateState,
  { source }: PackageSide,
  versionId: number
): Promise<Rollback> {
  const { versions, start } = await versionsFrom(db, id, versionId);
  const steps = versions.map((version) => ({ id: version.id, pairs: JSON.parse(version.pairs) as StoredPair[] }));
  const then = formerIds(steps.map(({ pairs }) => pairs));
  const homeOf: TrailContext['originalElement'] = (trail) => {
    const stay = trail.find((each) => each.since >= start);
    const until = steps.filter((step) => step.id <= (stay?.since ?? 0)).map(({ pairs }) => pairs);
    return stay && (until.length === 0 ? stay.id : formerIds(until).get(stay.id));
  };
  const entries = formerEntries(steps);
  const named = namedEntries(entries);
  const mapping = (await elementsIn(await dataIn(source))).map(({ Id }) => {
    const to = then.get(Id) ?? null;
    const renamed = to === null ? undefined : named.get(to);
    return { from: Id, to, ...(renamed && { entries: renamed }) };
  });
  return {
    version: versions[0]!,
    mapping,
    trailContext: { since, originalElement: homeOf },
    entries
  };
}

/** First Ids by last Ids; only elements that exist at every step. */
function formerIds(steps: readonly (readonly Pair[])[]): Map<string, string> {
  return new Map(reversed(steps.reduce(composed)).map(({ before, after }) => [before, after]));
}

/** From the first package directly to the last: elements that exist throughout. */
export function composed(first: readonly StoredPair[], second: readonly StoredPair[]): readonly StoredPair[] {
  const onwards = new Map(second.map((pair) => [pair.before, pair]));
  return first.flatMap(({ before, after, by, entries = [] }) => {
    const next = onwards.get(after);
    if (!next) return [];
    return [{ before, after: next.after, by, entries: composedEntries(entries, next.entries ?? []) }];
  });
}

type Renamed = NonNullable<StoredPair['entries']>;

/** Entries that were renamed at least once. */
function composedEntries(first: Renamed, second: Renamed): Renamed {
  const onwards = new Map(second.map((entry) => [entry.before, entry]));
  const reached = new Set(first.map(({ after }) => after));
  const renamed = first.map((entry) => {
    const next = onwards.get(entry.after);
    if (!next) return entry;
    const { before } = entry;
    return { before, after: next.after, ...(entry.by && next.by && { by: entry.by }) };
  });
  return [...renamed, ...second.filter(({ before }) => !reached.has(before))].filter(
    ({ before, after }) => before !== after
  );
}

/** First names of entries by last names. */
function formerEntries(steps: readonly { readonly pairs: readonly StoredPair[] }[]): EntryPair[] {
  return steps
    .map(({ pairs }) => pairs)
    .reduce(composed)
    .flatMap(({ before: element, entries = [] }) =>
      entries.map(({ before, after, ...by }) => ({ element, before: after, after: before, ...by }))
    );
}

/** By element: the entries that somebody renamed. Values followed them, and follow them back. */
function namedEntries(entries: readonly EntryPair[]): Map<string, RenamedEntry[]> {
  const named = new Map<string, RenamedEntry[]>();
  for (const { element, before, after, by } of entries) {
    if (!by) continue;
    const known = named.get(element);
    if (known) known.push({ before, after });
    else named.set(element, [{ before, after }]);
  }
  return named;
}

/** Stored pairs, with the renamed entries. */
export function withEntries(pairs: readonly Pair[], entries: readonly EntryPair[]): StoredPair[] {
  const own = new Map<string, Omit<EntryPair, 'element'>[]>();
  for (const { element, ...entry } of entries) {
    const some = own.get(element) ?? [];
    own.set(element, some);
    some.push(entry);
  }
  return pairs.map(({ entries: _, ...pair }) => {
    const renamed = own.get(pair.after);
    return renamed ? { ...pair, entries: renamed } : pair;
  });
}
