import type { Values } from '../../ascdata/types.js';

/** `{ "<Id>": Value }` as a Map. JSON.parse and Object.entries treat Ids such as `__proto__` as plain keys. */
export function valuesFromText(text: string): Map<string, unknown> {
  return new Map(Object.entries(JSON.parse(text) as Record<string, unknown>));
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
