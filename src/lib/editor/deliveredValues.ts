import { writtenForm } from '../ascdata/effective.js';
import type { Values } from '../ascdata/types.js';
import { sameJson } from '../datatypes/shared/equal.js';
import type { FieldState } from './field.svelte.js';

/**
 * The Values as the widget is told them: each in its documented form. While a field holds something that cannot be read (an empty
 * number, half a date), the last Value that could be read counts; one that can be read but breaks a rule is told.
 */
export class DeliveredValues {
  readonly #values: Map<string, unknown>;

  /** @param fields as they were opened: what was saved counts, else what the package gives */
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

  /** Takes in what was edited; gives what the widget is to be told of it. */
  take(edited: Iterable<FieldState>): (readonly [id: string, value: unknown])[] {
    return [...edited].flatMap(({ id, value, model, element }) => {
      const exact = model.read(value, element);
      if (exact === undefined || sameJson(exact, this.#values.get(id))) return [];
      this.#values.set(id, exact);
      return [[id, exact] as const];
    });
  }
}
