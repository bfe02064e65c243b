import { hiddenIds } from '../../src/lib/ascdata/conditions/visibility.js';
import type { AscData, AscElement, DataTypeName } from '../../src/lib/ascdata/types.js';
import { forms } from '../../src/lib/datatypes/forms.js';
import { generateForm } from '../form.js';

/** The settings of a form that some Values show, in the author's order, as the product's own evaluator decides. */
export function shownElements(form: AscData, values: ReadonlyMap<string, unknown> = new Map()): AscElement[] {
  const elements = form.Elements ?? [];
  const hidden = hiddenIds(elements, forms, values, { today: '2026-11-27' });
  return elements.filter(({ Id }) => !hidden.has(Id));
}

/** A generated form that somebody fills in: which settings it has to show then. */
export class Oracle {
  readonly #form: AscData;
  readonly #values = new Map<string, unknown>();

  constructor(...form: Parameters<typeof generateForm>) {
    this.#form = generateForm(...form);
  }

  /** The names of the settings to show, in the author's order. */
  names(): string[] {
    return shownElements(this.#form, this.#values).map(({ DisplayName }) => DisplayName);
  }

  /** Gives a Value to the shown setting of this DataType at this place. @returns whether there is one */
  set(dataType: DataTypeName, place: number, next: (value: unknown) => unknown): boolean {
    const element = shownElements(this.#form, this.#values).filter(({ DataType }) => DataType === dataType)[place];
    if (!element) return false;
    const { Id, Value } = element;
    this.#values.set(Id, next(this.#values.has(Id) ? this.#values.get(Id) : Value));
    return true;
  }
}
