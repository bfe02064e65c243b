import { setImmediate as turn } from 'node:timers/promises';

/** This many items take a few milliseconds. */
const ITEMS_PER_TURN = 500;

/** `items.map(make)`, yielding to other requests at intervals: for lists of any length. */
export async function mapYielding<T, R>(items: readonly T[], make: (item: T) => R): Promise<R[]> {
  const made: R[] = [];
  for (let at = 0; at < items.length; at += ITEMS_PER_TURN) {
    if (at > 0) await turn();
    made.push(...items.slice(at, at + ITEMS_PER_TURN).map(make));
  }
  return made;
}
