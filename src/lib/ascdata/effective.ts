import type { DataTypeForm } from './dataTypeModel.js';
import type { AscElement, Values } from './types.js';

/** The Value an element has: the one in `values`, else the one the package gives it. */
export function effectiveValue(element: AscElement, values: Values): unknown {
  return values.has(element.Id) ? values.get(element.Id) : element.Value;
}

/** Every element's effective Value. */
export function effectiveValues(elements: readonly AscElement[], values: Values): Map<string, unknown> {
  return new Map(elements.map((element) => [element.Id, effectiveValue(element, values)]));
}

/** A Value as it is written ("Lenient in, strict out"): in its exact form; one that cannot be read as it stands. */
export function writtenForm(value: unknown, element: AscElement, model: Pick<DataTypeForm, 'read'>): unknown {
  return model.read(value, element) ?? value;
}
