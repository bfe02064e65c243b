import type { AscElement, Condition } from '../../types.js';
import {
  conditionsOf,
  elementsById,
  meets,
  prepareCondition,
  type ElementsById,
  type Models,
  type ProvableCondition
} from '../evaluate.js';
import type { StatesContext } from '../states/network.js';

/** A rule with one mistake in it. */
export interface Mutant {
  /** The element whose Conditions they are. */
  readonly id: string;
  readonly kind: 'operator' | 'value' | 'dropped' | 'added';
  /** The Conditions with the mistake; empty: the element is always shown. */
  readonly conditions: readonly Condition[];
}

/** Most conditions of other elements added to a rule, and most Values that replace one. */
const MAX_ADDED = 40;
const MAX_VALUES = 6;

/**
 * Every rule of a form with one mistake: another operator, the Value one step to either side or one that another rule names, a condition
 * left out, a condition of another rule added. Only rules that can be evaluated, and mistakes that leave them so.
 */
export function mutantsOf(elements: readonly AscElement[], models: Models, context: StatesContext): Mutant[] {
  const byId = elementsById(elements);
  const rules = [...byId.values()].flatMap((element) => {
    const conditions = conditionsOf(element).conditions as readonly Condition[];
    const ready = conditions.map((each) => prepareCondition(each, byId, models));
    const isSound = ready.length > 0 && ready.every((each) => !('problem' in each));
    return isSound ? [{ id: element.Id, conditions, ready: ready as ProvableCondition[] }] : [];
  });
  const all = new Map(rules.flatMap(({ conditions }) => conditions.map((each) => [keyOf(each), each] as const)));
  return rules.flatMap(({ id, conditions, ready }) => {
    const own = new Set(conditions.map(keyOf));
    const added = [...all].filter(([key]) => !own.has(key)).slice(0, MAX_ADDED);
    return [
      ...ready.flatMap((each, place) => [
        ...changed(each, conditions[place]!, [...all.values()], byId, models, context).map((mistake) => ({
          id,
          kind: mistake.kind,
          conditions: conditions.with(place, mistake.condition)
        })),
        { id, kind: 'dropped' as const, conditions: conditions.toSpliced(place, 1) }
      ]),
      ...added.map(([, condition]) => ({ id, kind: 'added' as const, conditions: [...conditions, condition] }))
    ];
  });
}

/** One condition with another operator, or another Value. */
function changed(
  ready: ProvableCondition,
  condition: Condition,
  all: readonly Condition[],
  byId: ElementsById,
  models: Models,
  context: StatesContext
): { kind: 'operator' | 'value'; condition: Condition }[] {
  const { target, model, operator, expected } = ready;
  const tried = model.candidates(target, [expected], context);
  const values = tried.length > 0 ? [...tried, model.empty(target)] : [model.empty(target)];
  const isPossible = (other: Condition): boolean => {
    const prepared = prepareCondition(other, byId, models);
    return !('problem' in prepared) && values.some((value) => meets(prepared, value, context) !== undefined);
  };
  const operators = model.operators.filter((each) => each !== operator);
  return [
    ...operators.map((Operator) => ({ kind: 'operator' as const, condition: { ...condition, Operator } })),
    ...otherValues(ready, tried, all, context).map((Value) => ({
      kind: 'value' as const,
      condition: { ...condition, Value }
    }))
  ].filter((each) => isPossible(each.condition));
}

/** The Values one step below and above, the opposite of a yes or no, and those that other conditions on the element name. */
function otherValues(
  { target, model, expected }: ProvableCondition,
  tried: readonly unknown[],
  all: readonly Condition[],
  context: StatesContext
): unknown[] {
  if (typeof expected === 'boolean') return [!expected];
  const place = tried.findIndex((value) => model.compare.equals?.(value, expected, context) === true);
  const beside = place < 0 ? [] : [tried[place - 1], tried[place + 1]];
  const named = all.filter(({ TargetId }) => TargetId === target.Id).map(({ Value }) => Value);
  const others = [...beside, ...named].filter((value) => value !== undefined && !same(value, expected));
  return [...new Map(others.map((value) => [JSON.stringify(value), value])).values()].slice(0, MAX_VALUES);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const keyOf = ({ TargetId, Operator, Value }: Condition): string => JSON.stringify([TargetId, Operator, Value]);
