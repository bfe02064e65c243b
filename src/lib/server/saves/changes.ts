import type { Values } from '../../ascdata/types.js';
import { toRecord } from '../packages/ownValues.js';
import { hashOf } from '../platform/store/fileStore.js';

/** A Value before or after a save; long ones by hash. */
export type Side = { readonly value: unknown } | { readonly hash: string };

/** What a save changed about one Value. A missing side: the variant had, or has, no own Value. */
export interface SavedChange {
  readonly from?: Side;
  readonly to?: Side;
}

/** By element Id. */
export type StoredChanges = ReadonlyMap<string, SavedChange>;

/** Longer JSON is stored separately, once per variant. */
const LONGEST = 4_096;

/** Turns one set of own Values into another; long Values by hash, listed separately. */
export function changesBetween(
  before: Values,
  after: Values
): { readonly changes: StoredChanges; readonly long: ReadonlyMap<string, string> } {
  const long = new Map<string, string>();
  const sideOf = (text: string): Side => {
    if (text.length <= LONGEST) return { value: JSON.parse(text) as unknown };
    const hash = hashOf(text);
    long.set(hash, text);
    return { hash };
  };
  const changes = new Map<string, SavedChange>();
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const [from, to] = [before, after].map((values) => (values.has(id) ? JSON.stringify(values.get(id)) : undefined));
    if (from === to) continue;
    changes.set(id, {
      ...(from !== undefined && { from: sideOf(from) }),
      ...(to !== undefined && { to: sideOf(to) })
    });
  }
  return { changes, long };
}

/** Combines two consecutive saves. */
export function composed(first: StoredChanges, second: StoredChanges): StoredChanges {
  const both = new Map(first);
  for (const [id, { to }] of second) {
    const from = first.has(id) ? first.get(id)!.from : second.get(id)!.from;
    if (JSON.stringify(from) === JSON.stringify(to)) both.delete(id);
    else both.set(id, { ...(from && { from }), ...(to && { to }) });
  }
  return both;
}

/**
 * Reverts these saves.
 * @param later changes of the saves, newest first; at least the oldest change of each element
 * @param valueOf a long Value by its hash
 */
export function walkedBack(
  own: Values,
  later: readonly StoredChanges[],
  valueOf: (hash: string) => unknown
): Map<string, unknown> {
  const values = new Map(own);
  for (const changes of later) {
    for (const [id, { from }] of changes) {
      if (from) values.set(id, 'hash' in from ? valueOf(from.hash) : from.value);
      else values.delete(id);
    }
  }
  return values;
}

export const hashesIn = (changes: StoredChanges): string[] =>
  [...changes.values()].flatMap(({ from, to }) =>
    [from, to].flatMap((side) => (side && 'hash' in side ? side.hash : []))
  );

/** JSON.parse and Object.entries treat Ids such as `__proto__` as plain keys. */
export const changesFromText = (text: string): StoredChanges =>
  new Map(Object.entries(JSON.parse(text) as Record<string, SavedChange>));

/** Characters of a list that is indexed as it is; an index entry of PostgreSQL cannot exceed 2,704 bytes. */
const MOST_INDEXED = 200;

/** The elements that a save changed, for finding other saves of the same ones; the list itself, or its hash where it is long. */
function elementsKey(changes: StoredChanges): string {
  const list = JSON.stringify([...changes.keys()].sort());
  return list.length <= MOST_INDEXED ? list : hashOf(list);
}

/** A save's columns for what it changed. */
export const changesToColumns = (changes: StoredChanges): { changes: string; elements: string } => ({
  changes: JSON.stringify(toRecord(changes)),
  elements: elementsKey(changes)
});
