import type { CheckContext, DataTypeModel } from '../datatype.js';
import { hasErrors } from '../findings.js';
import type { AscElement, Values } from '../types.js';
import { effectiveValue } from '../values.js';
import {
  conditionsOf,
  meets,
  modelOf,
  prepareCondition,
  type ElementsById,
  type Models,
  type ReadyCondition
} from './evaluate.js';
import { Visibility } from './visibility.js';

/** Values to set so that a hidden element shows. Empty when it is visible already. */
export interface Reveal {
  changes: { id: string; value: unknown }[];
}

/** Constants of other elements' conditions that are looked at, so that the change disturbs as few of them as possible. */
const MAX_CONSTANTS = 24;

/** A Value that would show the element, and what is to be said against it; the earlier number counts more. */
interface Option {
  id: string;
  value: unknown;
  costs: readonly number[];
}

/**
 * The smallest change that shows a hidden element: one Value of one target, as all conditions of the element must be met
 * to hide it. Preferred in this order: a target that is visible itself, the fewest other elements that appear or disappear,
 * the Value nearest to the present one, the one the package gives. Every Value passes its model's check. undefined when
 * no Value of any target shows the element.
 * @param byId every element of the form, in the author's order
 * @param accept refuses Values that must not be set unasked (objects of the platform that nobody has seen to exist)
 */
export function reveal(
  element: AscElement,
  byId: ElementsById,
  values: Values,
  models: Models,
  context: CheckContext,
  accept: (target: AscElement, value: unknown) => boolean = () => true
): Reveal | undefined {
  const visibility = new Visibility([...byId.values()], models, values, context);
  if (!visibility.isHidden(element.Id)) return { changes: [] };
  const options = [...targetsOf(element, byId, models)].flatMap(([target, conditions]) =>
    optionsAt(target, conditions).filter(({ value }) => isAllowed(target, value))
  );
  const [best] = options.sort((one, other) => compareCosts(one.costs, other.costs));
  return best && { changes: [{ id: best.id, value: best.value }] };

  function optionsAt(target: AscElement, conditions: readonly ReadyCondition[]): Option[] {
    const { model } = conditions[0]!;
    const present = effectiveValue(target, values);
    const candidates = candidatesFor(conditions, byId, models, context);
    const isHiddenTarget = visibility.isHidden(target.Id) ? 1 : 0;
    return candidates
      .filter((value) => conditions.some((each) => meets(each, value, context) !== true))
      .map((value, position) => {
        const flipped = visibility.update(target.Id, value);
        visibility.update(target.Id, present);
        const distance = distanceOf(value, present, target, model, candidates, context);
        return { id: target.Id, value, costs: [isHiddenTarget, flipped.length, distance, position] };
      });
  }

  function isAllowed(target: AscElement, value: unknown): boolean {
    const hidden = visibility.isHidden(target.Id);
    const findings = modelOf(target, models)?.check(value, target, { ...context, hidden });
    return findings !== undefined && !hasErrors(findings) && accept(target, value);
  }
}

/** The element's conditions by the element they test. */
function targetsOf(element: AscElement, byId: ElementsById, models: Models): Map<AscElement, ReadyCondition[]> {
  const targets = new Map<AscElement, ReadyCondition[]>();
  for (const condition of conditionsOf(element).conditions) {
    const ready = prepareCondition(condition, byId, models);
    if ('problem' in ready) continue;
    const group = targets.get(ready.target);
    if (group) group.push(ready);
    else targets.set(ready.target, [ready]);
  }
  return targets;
}

/**
 * The Value of the package first (its author chose it), then one of every kind that conditions tell apart: those of the
 * whole form, or, where a model finds too many of these to name them, those of the hidden element.
 */
function candidatesFor(
  conditions: readonly ReadyCondition[],
  byId: ElementsById,
  models: Models,
  context: CheckContext
): unknown[] {
  const { target, model } = conditions[0]!;
  const all = [...byId.values()]
    .flatMap((element) => [...(targetsOf(element, byId, models).get(target) ?? [])])
    .map((each) => each.expected);
  const own = conditions.map((each) => each.expected);
  const choices = [distinct([...own, ...all]).slice(0, MAX_CONSTANTS), distinct(own).slice(0, MAX_CONSTANTS)];
  const sets = choices.map((constants) => model.candidates(target, constants, context));
  const found = sets.find((set) => set.length > 0) ?? own.flatMap((each) => model.candidates(target, [each], context));
  const given = model.read(target.Value, target);
  return given === undefined ? found : [given, ...found];
}

function distinct(constants: readonly unknown[]): unknown[] {
  return [...new Map(constants.map((each) => [JSON.stringify(each), each])).values()];
}

/** How many candidates lie between a value and the present one; 0 where the DataType knows no order. */
function distanceOf(
  value: unknown,
  present: unknown,
  target: AscElement,
  model: DataTypeModel,
  candidates: readonly unknown[],
  context: CheckContext
): number {
  const from = model.read(present, target);
  if (from === undefined) return 0;
  const direction = model.compare.order?.(value, from, context);
  if (!direction) return 0;
  return candidates.filter((each) => {
    const [afterFrom, beforeValue] = [
      model.compare.order?.(each, from, context),
      model.compare.order?.(value, each, context)
    ];
    return Math.sign(afterFrom ?? 0) === Math.sign(direction) && Math.sign(beforeValue ?? 0) === Math.sign(direction);
  }).length;
}

function compareCosts(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((cost, position) => cost !== other[position]);
  return index < 0 ? 0 : one[index]! - other[index]!;
}
