import { dataInPieces } from '../../ascdata/dataInPieces.js';
import type { Values } from '../../ascdata/types.js';
import { turnIfLong } from '../platform/yielding.js';

/** `{ "<Id>": Value }` as a Map. JSON.parse and Object.entries treat Ids such as `__proto__` as plain keys. */
export function valuesFromText(text: string): Map<string, unknown> {
  return new Map(Object.entries(JSON.parse(text) as Record<string, unknown>));
}

/** Characters that are read right away: a few milliseconds. */
const SMALL = 200_000;

/** As `valuesFromText`, of a text of any length, with turns for others in between. */
export async function valuesInPieces(text: string): Promise<Map<string, unknown>> {
  if (text.length <= SMALL) return valuesFromText(text);
  // In a list, so that no Id is taken for a part of a definition.
  const [values] = (await dataInPieces(`[${text}]`, turnIfLong)) as [Record<string, unknown>];
  return new Map(Object.entries(values));
}

export function valuesToText(values: Values): string {
  return JSON.stringify(toRecord(values));
}

/** An object without a prototype, so that Ids such as `__proto__` are plain keys in it. */
export function toRecord(values: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const record = Object.create(null) as Record<string, unknown>;
  for (const [id, value] of values) record[id] = value;
  return record;
}

/** What a variant shows if it differs from the package, as text of the same form. `inherited`: of the one it inherits from. */
export function shownValues(own: string, inherited: string | null): string {
  if (inherited === null || inherited === '{}') return own;
  return valuesToText(new Map([...valuesFromText(inherited), ...valuesFromText(own)]));
}
