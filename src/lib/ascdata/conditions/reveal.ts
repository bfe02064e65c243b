import type { CheckContext } from '../datatype.js';
import { hasErrors } from '../findings.js';
import type { AscElement, Values } from '../types.js';
import { effectiveValue } from '../values.js';
import {
  conditionsOf,
  meets,
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

/** Refuses Values that must not be set unasked (objects of the platform that nobody has seen to exist). */
export type Accept = (target: AscElement, value: unknown) => boolean;

/** Constants of other elements' conditions that are looked at, so that the change disturbs as few of them as possible. */
const MAX_CONSTANTS = 24;

/** A Value that would show the element, and what is to be said against it; the earlier number counts more. */
interface Option {
  readonly target: AscElement;
  readonly value: unknown;
  readonly costs: readonly number[];
}

/**
 * Finds the smallest change that shows a hidden element: one Value of one target, as all conditions of the element must
 * be met to hide it. Preferred in this order: a target that is visible itself, the fewest other elements that appear or
 * disappear, the Value nearest to the present one, the one the package gives. Every Value passes its model's check.
 * Made once for a state of the form, it answers for any number of its elements.
 */
export class Revealer {
  readonly #visibility: Visibility;
  /** The conditions of the whole form, by the element they test. */
  readonly #conditions = new Map<AscElement, ReadyCondition[]>();

  /** @param byId every element of the form, in the author's order */
  constructor(
    private readonly byId: ElementsById,
    private readonly values: Values,
    private readonly models: Models,
    private readonly context: CheckContext,
    private readonly accept: Accept = () => true
  ) {
    this.#visibility = new Visibility([...byId.values()], models, values, context);
    for (const element of byId.values()) addByTarget(element, byId, models, this.#conditions);
  }

  /** The change that shows this element; undefined when no Value of any target does. */
  reveal(element: AscElement): Reveal | undefined {
    if (!this.#visibility.isHidden(element.Id)) return { changes: [] };
    const targets = addByTarget(element, this.byId, this.models, new Map<AscElement, ReadyCondition[]>());
    const [best] = [...targets.values()]
      .flatMap((conditions) => this.#options(conditions))
      .sort((one, other) => compareCosts(one.costs, other.costs));
    return best && { changes: [{ id: best.target.Id, value: best.value }] };
  }

  /** What could be set in one target; `conditions` are those of the hidden element on it. */
  #options(conditions: readonly ReadyCondition[]): Option[] {
    const { target, model } = conditions[0]!;
    const hidden = this.#visibility.isHidden(target.Id);
    const context = { ...this.context, hidden };
    const present = effectiveValue(target, this.values);
    const candidates = this.#candidates(conditions);
    return candidates
      .filter((value) => conditions.some((each) => meets(each, value, context) !== true))
      .filter((value) => !hasErrors(model.check(value, target, context)) && this.accept(target, value))
      .map((value, position) => {
        const flipped = this.#visibility.update(target.Id, value).length;
        this.#visibility.update(target.Id, present);
        const distance = distanceOf(value, present, conditions[0]!, candidates, context);
        return { target, value, costs: [hidden ? 1 : 0, flipped, distance, position] };
      });
  }

  /**
   * The Value of the package first (its author chose it), then one of every kind that conditions tell apart: those of the
   * whole form, or, where a model finds too many of these to name them, those of the hidden element.
   */
  #candidates(conditions: readonly ReadyCondition[]): unknown[] {
    const { target, model } = conditions[0]!;
    const own = constantsOf(conditions);
    const all = constantsOf([...conditions, ...(this.#conditions.get(target) ?? [])]);
    const found = [all.slice(0, MAX_CONSTANTS), own.slice(0, MAX_CONSTANTS)]
      .map((constants) => model.candidates(target, constants, this.context))
      .find((set) => set.length > 0);
    const given = model.read(target.Value, target);
    const values = found ?? own.flatMap((each) => model.candidates(target, [each], this.context));
    return given === undefined ? values : [given, ...values];
  }
}

/** {@link Revealer} for one element: the smallest change that shows it, undefined when there is none. */
export function reveal(
  element: AscElement,
  byId: ElementsById,
  values: Values,
  models: Models,
  context: CheckContext,
  accept?: Accept
): Reveal | undefined {
  return new Revealer(byId, values, models, context, accept).reveal(element);
}

/** Adds the conditions of an element that can be evaluated to those on the elements they test. */
function addByTarget(
  element: AscElement,
  byId: ElementsById,
  models: Models,
  targets: Map<AscElement, ReadyCondition[]>
): Map<AscElement, ReadyCondition[]> {
  for (const condition of conditionsOf(element).conditions) {
    const ready = prepareCondition(condition, byId, models);
    if ('problem' in ready) continue;
    const group = targets.get(ready.target);
    if (group) group.push(ready);
    else targets.set(ready.target, [ready]);
  }
  return targets;
}

/** The different Values that conditions name, in their order. */
function constantsOf(conditions: readonly ReadyCondition[]): unknown[] {
  return [...new Map(conditions.map(({ expected }) => [JSON.stringify(expected), expected])).values()];
}

/** How many candidates lie between a value and the present one; 0 where the DataType knows no order. */
function distanceOf(
  value: unknown,
  present: unknown,
  { target, model }: ReadyCondition,
  candidates: readonly unknown[],
  context: CheckContext
): number {
  const from = model.read(present, target);
  const direction = (one: unknown, other: unknown) => Math.sign(model.compare.order?.(one, other, context) ?? 0);
  const way = from === undefined ? 0 : direction(value, from);
  if (way === 0) return 0;
  return candidates.filter((each) => direction(each, from) === way && direction(value, each) === way).length;
}

function compareCosts(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((cost, position) => cost !== other[position]);
  return index < 0 ? 0 : one[index]! - other[index]!;
}
