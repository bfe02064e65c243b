import { writtenForm } from '../ascdata/effective.js';
import type { Values } from '../ascdata/types.js';
import { sameJson } from '../datatypes/shared/equal.js';
import type { FieldState } from './field.svelte.js';

/**
 * The Values the widget receives, each in its documented form. While a field holds something unreadable (an empty number, half a
 * date or colour), the last readable Value counts; a readable Value that breaks a rule is sent.
 */
export class DeliveredValues {
  readonly #values: Map<string, unknown>;

  /** @param fields as opened: the saved Value counts, otherwise the package's default */
  constructor(fields: readonly FieldState[]) {
    this.#values = new Map(
      fields.map(({ id, value, initial, model, element }) => [
        id,
        model.read(value, element) ?? writtenForm(initial, element, model)
      ])
    );
  }

  get values(): Values {
    return this.#values;
  }

  /** Takes an edit; returns what the widget must be sent. */
  take(edited: Iterable<FieldState>): (readonly [id: string, value: unknown])[] {
    return [...edited].flatMap(({ id, value, model, element }) => {
      const exact = model.read(value, element);
      // Readable as “no colour” or “no entry” for Conditions, but not in the documented form of any Value.
      if (exact === undefined || exact === '' || sameJson(exact, this.#values.get(id))) return [];
      this.#values.set(id, exact);
      return [[id, exact] as const];
    });
  }
}
