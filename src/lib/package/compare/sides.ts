import { own } from '../../ascdata/elements.js';
import { sameJson } from '../../datatypes/shared/equal.js';
import type { Side } from './changes.js';

/** The values at two places; a side without one is absent. */
export function sides(
  before: readonly [pointer: string, value: unknown],
  after: readonly [pointer: string, value: unknown]
): { before?: Side; after?: Side } {
  const side = ([pointer, value]: readonly [string, unknown]): Side | undefined =>
    value === undefined ? undefined : { pointer, value };
  const [old, fresh] = [side(before), side(after)];
  return { ...(old ? { before: old } : {}), ...(fresh ? { after: fresh } : {}) };
}

/** This many keys, changes or entries of a list take a few milliseconds. */
export const ENTRIES_OF_A_STEP = 500;

/** The keys with different values in two objects but `others`, those of the later one first. Yields after each step. */
export function* differingKeys(
  before: object,
  after: object,
  others: ReadonlySet<string> = new Set()
): Generator<void, string[]> {
  const gone = yield* flatMapInSteps(Object.keys(before), (key) => (Object.hasOwn(after, key) ? [] : [key]));
  return yield* flatMapInSteps([...Object.keys(after), ...gone], (key) =>
    others.has(key) || sameJson(own(before, key), own(after, key)) ? [] : [key]
  );
}

/** `items.flatMap(make)`, yielding after each step. */
export function* flatMapInSteps<T, R>(items: readonly T[], make: (item: T) => R[]): Generator<void, R[]> {
  const made: R[][] = [];
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % ENTRIES_OF_A_STEP === 0) yield;
    made.push(make(item));
  }
  return made.flat();
}
