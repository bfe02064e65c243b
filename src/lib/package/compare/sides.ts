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

/** The keys with different values in two objects, those of the later one first. */
export function differingKeys(before: object, after: object): string[] {
  const [old, fresh] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...fresh.keys(), ...old.keys()])].filter((key) => !sameJson(old.get(key), fresh.get(key)));
}
