import type { DataTypeForm } from './dataTypeModel.js';
import type { AscElement, Values } from './types.js';

/** The effective Value of an element: the one in `values`, otherwise the package's. */
export function effectiveValue(element: AscElement, values: Values): unknown {
  return values.has(element.Id) ? values.get(element.Id) : element.Value;
}

/** Every element's effective Value. */
export function effectiveValues(elements: readonly AscElement[], values: Values): Map<string, unknown> {
  return new Map(elements.map((element) => [element.Id, effectiveValue(element, values)]));
}

/** A Value for writing ("Lenient in, strict out"): in its exact form, or unchanged if it cannot be read. */
export function writtenForm(value: unknown, element: AscElement, model: Pick<DataTypeForm, 'read'>): unknown {
  return model.read(value, element) ?? value;
}
