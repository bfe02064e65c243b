import type { CompareContext } from '../dataTypeModel.js';
import type { AscElement, Values } from '../types.js';
import { effectiveValue } from '../effective.js';
import {
  conditionsOf,
  fieldOf,
  prepareCondition,
  verdictFor,
  type ConditionProblem,
  type ElementsById,
  type KnownTypes
} from './evaluate.js';

/** One condition of an element, with the Value it read and its result. The interface puts it into words. */
export interface ConditionExplanation {
  /** Position in `Options.Conditions`. */
  index: number;
  /** The entry as in the file. */
  condition: unknown;
  /** As written in the file, if it is a text; the element with this Id may not exist. */
  targetId: string | undefined;
  operator: string | undefined;
  /** The Value read from the target; undefined if there is no such element. */
  value: unknown;
  /** The Value of the condition. */
  expected: unknown;
  met: boolean;
  /** Why the condition cannot be evaluated. Absent when it was. */
  problem?: ConditionProblem;
}

/**
 * Why an element is hidden or visible: its conditions in the author's order, each with the Value read, what it was
 * compared with and the result. Hidden = there is at least one, and all are met. Empty when there are no Conditions.
 */
export function explain(
  element: AscElement,
  byId: ElementsById,
  values: Values,
  models: KnownTypes,
  context: CompareContext
): ConditionExplanation[] {
  return conditionsOf(element).conditions.map((condition, index) => {
    const ready = prepareCondition(condition, byId, models);
    const targetId = textField(condition, 'TargetId');
    const target = targetId === undefined ? undefined : byId.get(targetId);
    const value = target && effectiveValue(target, values);
    return {
      index,
      condition,
      targetId,
      operator: textField(condition, 'Operator'),
      value,
      expected: fieldOf(condition, 'Value'),
      ...verdictFor(ready, value, context)
    };
  });
}

function textField(condition: unknown, key: string): string | undefined {
  const text = fieldOf(condition, key);
  return typeof text === 'string' ? text : undefined;
}
