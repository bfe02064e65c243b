import type { ValuesBody } from '../api.js';
import { isRecord } from '../ascdata/elements.js';
import type { Inherited } from './ownership.js';

/** The Values of a parsed `{ "<Id>": Value }`, as entries because an Id may be `__proto__`. None for anything else. */
export function entriesOf(values: unknown): [id: string, value: unknown][] {
  return isRecord(values) ? Object.entries(values) : [];
}

/** `{ "<Id>": Value }` as JSON text; any Id is a plain key. */
export function jsonOf(values: Iterable<readonly [id: string, value: unknown]>): string {
  return JSON.stringify(Object.fromEntries(values));
}

/** The Values of a widget as they are saved. */
export interface SavedValues {
  readonly version: number;
  readonly values: readonly (readonly [id: string, value: unknown])[];
  /** undefined: it inherits from no other widget. */
  readonly inherited?: Inherited | undefined;
}

export function savedValues(body: ValuesBody): SavedValues {
  return { version: body.Version, values: entriesOf(body.Values), inherited: inheritedOf(body) };
}

export function inheritedOf(body: Partial<ValuesBody> | null): Inherited | undefined {
  return body?.Inherited && new Map(entriesOf(body.Inherited));
}
