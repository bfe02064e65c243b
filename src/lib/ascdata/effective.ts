import type { DataTypeForm } from './dataTypeModel.js';
import type { AscElement, DataTypeName, Values } from './types.js';

/** A widget's own Value; undefined: it has none, and inherits. */
export type OwnValue = { readonly value: unknown } | undefined;

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

/** Whether two own Values mean the same. */
export function isSameOwn(
  a: OwnValue,
  b: OwnValue,
  element: AscElement,
  types: Readonly<Record<DataTypeName, Pick<DataTypeForm, 'same'>>>
): boolean {
  if (!a || !b) return a === b;
  return types[element.DataType].same(a.value, b.value, element);
}
