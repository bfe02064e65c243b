import type { AscElement, Values } from './types.js';

/** The Value an element has: the one in `values`, else the one the package gives it. */
export function effectiveValue(element: AscElement, values: Values): unknown {
  return values.has(element.Id) ? values.get(element.Id) : element.Value;
}
