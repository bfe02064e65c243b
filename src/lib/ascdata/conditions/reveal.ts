import type { CheckContext } from '../datatype.js';
import type { AscElement, Values } from '../types.js';
import type { ElementsById, Models } from './evaluate.js';
import { conditionsOf, currentValue, isHidden, meets, prepareCondition } from './evaluate.js';

/** Values to set so that a hidden element shows. Empty when it is visible already. */
export interface Reveal {
  changes: { id: string; value: unknown }[];
}

/**
 * The smallest change that shows a hidden element; undefined when no value of any target can.
 * @param accept refuses Values that must not be set unasked (a selection of objects that may not exist)
 */
export function reveal(
  element: AscElement,
  byId: ElementsById,
  values: Values,
  models: Models,
  context: CheckContext,
  accept: (target: AscElement, value: unknown) => boolean = () => true
): Reveal | undefined {
  if (!isHidden(element, byId, values, models, context)) return { changes: [] };
  for (const condition of conditionsOf(element).conditions) {
    const ready = prepareCondition(condition, byId, models);
    if ('problem' in ready) continue;
    const current = currentValue(ready.target, values);
    for (const value of ready.model.candidates(ready.target, [ready.expected], context)) {
      if (meets(ready, value, context) !== false || !accept(ready.target, value)) continue;
      if (!ready.model.same(current, value, ready.target)) return { changes: [{ id: ready.target.Id, value }] };
    }
  }
  return undefined;
}
