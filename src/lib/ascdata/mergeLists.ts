import { alignment } from './alignment.js';

/** One side's edit of a list: of each former entry, and additions before each and after the last. */
interface Script<T> {
  /** The replacement of each entry: itself, another, or none. */
  readonly fates: { readonly key: string | undefined; readonly entry: T | undefined }[];
  readonly added: T[][];
}

/**
 * The list with the edits of both sides: entries that one side changed, removed or added, each at that side's position; if both
 * added entries in the same place, theirs come first. undefined if both changed the same entry differently, or if an entry
 * would occur more often than on either side: then a person has to decide.
 */
export function mergeLists<T>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  keyOf: (entry: T) => string
): T[] | undefined {
  const keys = base.map(keyOf);
  const [ours, others] = [scriptOf(base, mine, keyOf), scriptOf(base, theirs, keyOf)];
  const merged: T[] = [];
  for (const place of [...base.keys(), base.length]) {
    const [own, foreign] = [ours.added[place] ?? [], others.added[place] ?? []];
    merged.push(...foreign, ...(own.map(keyOf).join('\n') === foreign.map(keyOf).join('\n') ? [] : own));
    if (place === base.length) break;
    const [left, right] = [ours.fates[place]!, others.fates[place]!];
    if (left.key !== keys[place] && right.key !== keys[place] && left.key !== right.key) return undefined;
    const { entry } = left.key === keys[place] ? right : left;
    if (entry !== undefined) merged.push(entry);
  }
  const sides = [base, mine, theirs].map((list) => countOf(list, keyOf));
  const doubled = [...countOf(merged, keyOf)].some(([key, count]) =>
    sides.every((side) => count > (side.get(key) ?? 0))
  );
  return doubled ? undefined : merged;
}

/** Pairs the entries between unchanged ones in order: each pair counts as one changed entry. */
function scriptOf<T>(base: readonly T[], side: readonly T[], keyOf: (entry: T) => string): Script<T> {
  const fates: Script<T>['fates'] = base.map(() => ({ key: undefined, entry: undefined }));
  const added: T[][] = Array.from({ length: base.length + 1 }, () => []);
  let [from, at] = [0, 0];
  for (const [next, place] of [...alignment(base.map(keyOf), side.map(keyOf)), [base.length, side.length] as const]) {
    for (; at < place; at++) {
      const entry = side[at]!;
      if (from < next) fates[from++] = { key: keyOf(entry), entry };
      else added[next]!.push(entry);
    }
    if (next < base.length) fates[next] = { key: keyOf(side[place]!), entry: side[place] };
    [from, at] = [next + 1, place + 1];
  }
  return { fates, added };
}

function countOf<T>(list: readonly T[], keyOf: (entry: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of list) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1);
  return counts;
}
