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
