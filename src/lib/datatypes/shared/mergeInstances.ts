import { mergeLists } from '../../ascdata/mergeLists.js';
import type { AscElement } from '../../ascdata/types.js';
import { instancesOf } from './options.js';

/**
 * The instances of both sides in one list, as {@link mergeLists} does. undefined also where NumberOfInstances has no room for all, or
 * the same thing (by `sameThing`) would be there twice although no side had it twice.
 */
export function mergeInstances<T>(
  [base, mine, theirs]: readonly [base: readonly T[], mine: readonly T[], theirs: readonly T[]],
  sameThing: (instance: T) => string,
  element: AscElement
): T[] | undefined {
  const merged = mergeLists(base, mine, theirs, (instance) => JSON.stringify(instance));
  if (!merged || merged.length > Math.max(instancesOf(element), mine.length, theirs.length)) return undefined;
  const things = (list: readonly T[]): number => list.length - new Set(list.map(sameThing)).size;
  return things(merged) > Math.max(things(mine), things(theirs)) ? undefined : merged;
}
