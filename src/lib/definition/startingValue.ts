import type { CheckContext } from '../ascdata/dataTypeModel.js';
import type { AscElement } from '../ascdata/types.js';
import { registry } from '../datatypes/registry.js';

/** Whether the rules of an element allow a Value. */
export function isAllowed(value: unknown, element: AscElement, context: CheckContext): boolean {
  const found = registry[element.DataType].check(value, element, context);
  return found.every(({ severity }) => severity !== 'error');
}

/** The Value that an element starts with: none where its type can do without, otherwise the first that a person could enter. */
export function startingValue(element: AscElement, context: CheckContext): unknown {
  const model = registry[element.DataType];
  const empty = model.empty(element);
  return isAllowed(empty, element, context) ? empty : model.candidates(element, [], context)[0];
}
