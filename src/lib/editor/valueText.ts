import { isRecord } from '../ascdata/elements.js';

/** The Values of a parsed `{ "<Id>": Value }`, as entries because an Id may be `__proto__`. None for anything else. */
export function entriesOf(values: unknown): [id: string, value: unknown][] {
  return isRecord(values) ? Object.entries(values) : [];
}

/** `{ "<Id>": Value }` as JSON text; any Id is a plain key. */
export function jsonOf(values: Iterable<readonly [id: string, value: unknown]>): string {
  return JSON.stringify(Object.fromEntries(values));
}
