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
