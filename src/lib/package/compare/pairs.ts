import type { RenamedEntry } from '../../ascdata/definition/pairs.js';
import type { AscElement } from '../../ascdata/types.js';
import type { Mapping, MappingEntry, Pair } from './changes.js';
import { pairByLikeness } from './likeness.js';

/** The matching of new and old elements. */
export interface Pairing {
  /** In the order of the old version. */
  readonly pairs: readonly Pair[];
  /** Choices without effect; of an element that goes on as chosen, with those of its entries that have none. */
  readonly unusedMapping: Mapping;
  readonly likenessTried: boolean;
}

/**
 * The user's choices come first, then equal Ids, then likeness. An element that the user gave no partner gets none, and leaves
 * similar ones to others.
 */
export function pairElements(
  before: readonly AscElement[],
  after: readonly AscElement[],
  mapping: Mapping = []
): Pairing {
  const open = new Open(before, after);
  const unusedMapping = mapping.flatMap((entry) => open.take(entry) ?? []);
  for (const { Id } of before) {
    if (open.olds.has(Id) && open.news.has(Id)) open.pair(Id, Id, 'id');
  }
  const alike = pairByLikeness([...open.olds.values()], [...open.news.values()]);
  for (const { before: from, after: to } of alike ?? []) open.pair(from, to, 'likeness');
  const pairs = before.flatMap(({ Id }) => open.pairs.get(Id) ?? []);
  return { pairs, unusedMapping, likenessTried: alike !== undefined };
}

/** The same pairs reversed: restoring the previous version returns every Value, see `planValues`. */
export function reversed(pairs: readonly Pair[]): Pair[] {
  return pairs.map(({ before, after, by }) => ({ before: after, after: before, by }));
}

/** The renamed entries that are none of the element before or, where that has entries, after: other Values never follow them. */
export function unknownEntries(
  entries: readonly RenamedEntry[],
  before: AscElement,
  after: AscElement
): readonly RenamedEntry[] {
  if (entries.length === 0) return [];
  const [olds, news] = [new Set(before.Items), new Set(after.Items)];
  return entries.filter((entry) => !olds.has(entry.before) || (news.size > 0 && !news.has(entry.after)));
}

/** The elements that have no partner yet. */
class Open {
  readonly olds: Map<string, AscElement>;
  readonly news: Map<string, AscElement>;
  readonly pairs = new Map<string, Pair>();

  constructor(before: readonly AscElement[], after: readonly AscElement[]) {
    this.olds = new Map(before.map((element) => [element.Id, element]));
    this.news = new Map(after.map((element) => [element.Id, element]));
  }

  /** Applies a choice of the user. @returns what of it has no effect: all if it has an unknown or already used Id */
  take(choice: MappingEntry): MappingEntry | undefined {
    const { from, to, entries = [] } = choice;
    const [old, fresh] = [this.olds.get(from), to === null ? undefined : this.news.get(to)];
    if (!old || (to !== null && !fresh)) return choice;
    if (!fresh) return void this.olds.delete(from);
    const unknown = new Set(unknownEntries(entries, old, fresh));
    this.pair(
      from,
      fresh.Id,
      'person',
      choice.entries?.filter((entry) => !unknown.has(entry))
    );
    return unknown.size > 0 ? { from, to, entries: [...unknown] } : undefined;
  }

  pair(before: string, after: string, by: Pair['by'], entries?: Pair['entries']): void {
    this.olds.delete(before);
    this.news.delete(after);
    this.pairs.set(before, { before, after, by, ...(entries && { entries }) });
  }
}
