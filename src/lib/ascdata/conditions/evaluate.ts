import type { CompareContext, DataTypeForm, RegisteredModel } from '../dataTypeModel.js';
import { isRecord, own } from '../elements.js';
import type { FindingCode } from '../findings.js';
import type { AscElement, DataTypeName, Operator, Values } from '../types.js';
import { effectiveValue } from '../effective.js';

/** The operator that is met exactly where the other is not. */
export const OPPOSITES: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '>': '<=',
  '<=': '>',
  '<': '>=',
  '>=': '<'
};

/** What each DataType knows, passed in so that the domain never imports it: what a form needs, or the whole models. */
export type KnownTypes<T extends DataTypeForm = DataTypeForm> = Readonly<Record<DataTypeName, T>>;

/** The whole models, for code that tries out Values. */
export type Models = KnownTypes<RegisteredModel>;

/** Elements by Id in the author's order. A Map, so that Ids like `__proto__` are plain keys. */
export type ElementsById = ReadonlyMap<string, AscElement>;

/** Why a condition cannot be evaluated, and therefore never hides. */
export type ConditionProblem = Extract<
  FindingCode,
  | 'condition-malformed'
  | 'condition-action'
  | 'condition-unknown-target'
  | 'condition-target-type'
  | 'condition-operator'
  | 'condition-value-type'
  | 'condition-current-value'
>;

export interface Verdict {
  met: boolean;
  problem?: ConditionProblem;
}

/** A condition with everything resolved that does not depend on Values. */
export interface ReadyCondition<T extends DataTypeForm = DataTypeForm> {
  target: AscElement;
  model: T;
  operator: Operator;
  expected: unknown;
}

/** A condition on an element whose Values can be enumerated, and read from other spellings. */
export type ProvableCondition = ReadyCondition<RegisteredModel>;

/** A condition that cannot be evaluated for any Value, and why. */
export interface BrokenCondition {
  problem: ConditionProblem;
}

/** A field of an unchecked thing; undefined if it is not an object or lacks the field. */
export function fieldOf(thing: unknown, key: string): unknown {
  return isRecord(thing) ? own(thing, key) : undefined;
}

/**
 * The elements by Id. Of several with the same Id (an error in the file) the first counts. Takes elements as in the file; skips non-objects
 * and elements without a usable Id.
 */
export function elementsById(elements: readonly unknown[]): Map<string, AscElement> {
  const byId = new Map<string, AscElement>();
  for (const element of elements) {
    const id = fieldOf(element, 'Id');
    if (typeof id === 'string' && id !== '' && !byId.has(id)) byId.set(id, element as AscElement);
  }
  return byId;
}

/** The entries of `Options.Conditions`: none if absent; none and the problem if it is not an array. */
export function conditionsOf(element: unknown): {
  conditions: readonly unknown[];
  problem?: 'conditions-not-array';
} {
  const conditions = fieldOf(fieldOf(element, 'Options'), 'Conditions');
  if (conditions === undefined) return { conditions: [] };
  return Array.isArray(conditions) ? { conditions } : { conditions: [], problem: 'conditions-not-array' };
}

export const hasConditions = (element: unknown): boolean => conditionsOf(element).conditions.length > 0;

/** The model of an element; undefined if its DataType is not one of the contract's. */
function modelOf<T extends DataTypeForm>(element: AscElement, models: KnownTypes<T>): T | undefined {
  return Object.hasOwn(models, element.DataType) ? models[element.DataType] : undefined;
}

/** Looks up what does not depend on values (docs/decisions/broken-rules-never-hide.md): each refusal names its reason. */
export function prepareCondition<T extends DataTypeForm>(
  condition: unknown,
  byId: ElementsById,
  models: KnownTypes<T>
): ReadyCondition<T> | BrokenCondition {
  const [action, targetId, operator] = ['Action', 'TargetId', 'Operator'].map((key) => fieldOf(condition, key));
  if (typeof action !== 'string' || typeof targetId !== 'string' || typeof operator !== 'string') {
    return { problem: 'condition-malformed' };
  }
  const expected = fieldOf(condition, 'Value');
  if (expected === undefined) return { problem: 'condition-malformed' };
  if (action !== 'HIDE') return { problem: 'condition-action' };
  const target = byId.get(targetId);
  if (!target) return { problem: 'condition-unknown-target' };
  const model = modelOf(target, models);
  if (!model) return { problem: 'condition-target-type' };
  const allowed = model.operators.find((each) => each === operator);
  if (!allowed) return { problem: 'condition-operator' };
  return { target, model, operator: allowed, expected };
}

/** Whether a usable value of the target meets the condition. undefined: the comparison is impossible. */
export function meets(ready: ReadyCondition, value: unknown, context: CompareContext): boolean | undefined {
  const { model, operator, expected } = ready;
  if (operator === '?') {
    return typeof expected === 'boolean'
      ? model.hasValue(value) === expected
      : model.compare.contains?.(value, expected, context);
  }
  if (operator === '==' || operator === '!=') {
    const equal = model.compare.equals?.(value, expected, context);
    return equal === undefined ? undefined : equal === (operator === '==');
  }
  const order = model.compare.order?.(value, expected, context);
  if (order === undefined || Number.isNaN(order)) return undefined;
  if (operator === '>') return order > 0;
  if (operator === '>=') return order >= 0;
  return operator === '<' ? order < 0 : order <= 0;
}

/** The verdict on a condition for a stored (raw) value of its target. Impossible comparisons are never met. */
export function verdictFor(ready: ReadyCondition | BrokenCondition, raw: unknown, context: CompareContext): Verdict {
  if ('problem' in ready) return { met: false, problem: ready.problem };
  const value = ready.model.read(raw, ready.target);
  if (value === undefined) return { met: false, problem: 'condition-current-value' };
  const met = meets(ready, value, context);
  return met === undefined ? { met: false, problem: 'condition-value-type' } : { met };
}

/**
 * Evaluates one entry of Conditions. One that cannot be evaluated is never met and says why (docs/decisions/broken-rules-never-hide.md).
 * Compares the target's VALUE, visible or not (docs/decisions/condition-operators.md).
 */
export function evaluateCondition(
  condition: unknown,
  byId: ElementsById,
  values: Values,
  models: KnownTypes,
  context: CompareContext
): Verdict {
  const ready = prepareCondition(condition, byId, models);
  const raw = 'problem' in ready ? undefined : effectiveValue(ready.target, values);
  return verdictFor(ready, raw, context);
}

/** Whether the element is hidden, that is, has conditions that are all met. */
export function isHidden(
  element: AscElement,
  byId: ElementsById,
  values: Values,
  models: KnownTypes,
  context: CompareContext
): boolean {
  const { conditions } = conditionsOf(element);
  return (
    conditions.length > 0 && conditions.every((each) => evaluateCondition(each, byId, values, models, context).met)
  );
}
