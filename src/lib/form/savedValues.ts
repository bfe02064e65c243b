import type { ValuesBody } from '../api.js';
import { isRecord } from '../ascdata/elements.js';
import type { FieldState } from './field.svelte.js';

/** For each Value that is a variant's own, by element Id: the one it would inherit from its template. */
export type Inherited = ReadonlyMap<string, unknown>;

/** Notes which Value the saved state of a field inherits, or would inherit. `field.saved` is up to date. */
export function takeInherited(field: FieldState, inherited: Inherited): void {
  const isReleased = field.released;
  field.savedOwn = inherited.has(field.id);
  field.initial = field.savedOwn ? inherited.get(field.id) : field.saved;
  field.own = !(isReleased && field.savedOwn) && isOwnAt(field, field.value);
}

/** Whether this Value would be the field's own. A saved own Value stays its own, also where it equals the template's. */
export function isOwnAt(field: FieldState, value: unknown): boolean {
  const { model, element, initial, saved, savedOwn } = field;
  return !model.same(value, initial, element) || (savedOwn && model.same(value, saved, element));
}

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
