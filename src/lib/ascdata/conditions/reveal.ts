import type { CheckContext } from '../dataTypeModel.js';
import { hasErrors } from '../findings.js';
import type { AscElement, Operator, Values } from '../types.js';
import { effectiveValue } from '../effective.js';
import {
  conditionsOf,
  meets,
  prepareCondition,
  type ElementsById,
  type Models,
  type ProvableCondition
} from './evaluate.js';
import { Visibility } from './visibility.js';

/** A Value to set. */
export interface RevealingChange {
  id: string;
  value: unknown;
  /** An object or a text that does not exist yet. */
  isMadeUp?: true;
}

/** The condition that would no longer be met if a person chose, or wrote, the right Value of the element `id`. */
export interface RevealingInput {
  id: string;
  operator: Operator;
  expected: unknown;
}

/** What shows a hidden element, step by step; each step is at an element that is visible by then. None if it is visible already. */
export type Reveal = readonly (RevealingChange | RevealingInput)[];

/** Values of an element that are known to be real (saved ones): only those hold objects that may be proposed. */
export type KnownValues = (target: AscElement) => readonly unknown[];

/** Constants of other elements' conditions to consider, so that the change disturbs as few of them as possible. */
const MAX_CONSTANTS = 24;
/** Elements on whose targets Values are tried, to find how one is shown. */
const MAX_LOOKED_AT = 100;

/** A Value that would show the element, with its costs; earlier numbers weigh more. */
interface Option {
  /** Of the target. */
  readonly id: string;
  readonly value: unknown;
  readonly costs: readonly number[];
  readonly isMadeUp?: true;
  /** A person has to supply the Value; then this condition is not met, and the element shows. */
  readonly input?: ProvableCondition;
}

/**
 * Finds the smallest change that shows a hidden element: one Value of one target, as all conditions of the element must
 * be met to hide it; a target that is hidden itself is shown first, in the same way. Preferred in this order: the fewest steps,
 * Values that can be set before ones that a person has to give, the fewest other elements that appear or disappear, the Value
 * nearest to the present one, the one the package gives. Every Value that is set passes its model's check.
 * Made once for a state of the form, it answers for any number of its elements.
 */
export class Revealer {
  readonly #visibility: Visibility;
  /** The conditions of the whole form, by the element they test. */
  readonly #conditions = new Map<AscElement, ProvableCondition[]>();
  readonly #found = new Map<string, readonly Option[]>();

  /**
   * @param byId every element of the form, in the author's order
   * @param mayMakeUp Objects and texts are made up instead of asked for: of Values that are only tried, and never stored
   */
  constructor(
    private readonly byId: ElementsById,
    private readonly values: Values,
    private readonly models: Models,
    private readonly context: CheckContext,
    private readonly known: KnownValues = () => [],
    private readonly mayMakeUp = false
  ) {
    this.#visibility = new Visibility([...byId.values()], models, values, context);
    for (const element of byId.values()) addByTarget(element, byId, models, this.#conditions);
  }

  /** What shows this element; undefined if nothing does, `too-far` if that would take too long to find out. */
  reveal({ Id }: AscElement): Reveal | 'too-far' | undefined {
    if (!this.#visibility.isHidden(Id)) return [];
    const way = this.#wayTo(Id);
    if (way === undefined || way === 'too-far') return way;
    return way.map(({ id, value, isMadeUp, input }) =>
      input ? { id, operator: input.operator, expected: input.expected } : { id, value, ...(isMadeUp && { isMadeUp }) }
    );
  }

  /**
   * The shortest way to show a hidden setting: each step is at one that is shown by then, and shows the next whatever the steps before
   * it did, so the way holds as it stands.
   */
  #wayTo(id: string): readonly Option[] | 'too-far' | undefined {
    const seen = new Set([id]);
    let waiting: { readonly id: string; readonly rest: readonly Option[] }[] = [{ id, rest: [] }];
    while (waiting.length > 0) {
      const ways: Option[][] = [];
      const next: typeof waiting = [];
      for (const { id: shown, rest } of waiting) {
        for (const step of this.#steps(shown)) {
          if (!this.#visibility.isHidden(step.id)) ways.push([step, ...rest]);
          else if (!seen.has(step.id)) next.push({ id: step.id, rest: [step, ...rest] });
          seen.add(step.id);
        }
      }
      if (ways.length > 0) return cheapest(ways);
      if (seen.size > MAX_LOOKED_AT) return next.length > 0 ? 'too-far' : undefined;
      waiting = next;
    }
    return undefined;
  }

  /** For each target of an element the best Value that shows the element. */
  #steps(id: string): readonly Option[] {
    const known = this.#found.get(id);
    if (known) return known;
    const targets = addByTarget(this.byId.get(id)!, this.byId, this.models, new Map<AscElement, ProvableCondition[]>());
    const steps = [...targets.values()].flatMap((conditions) => {
      const options = this.#options(conditions);
      return options.length === 0
        ? []
        : [options.reduce((best, each) => (compareCosts(each.costs, best.costs) < 0 ? each : best))];
    });
    this.#found.set(id, steps);
    return steps;
  }

  /** What could be set or requested in one target while it is visible; `conditions` are those of the hidden element on it. */
  #options(conditions: readonly ProvableCondition[]): Option[] {
    const { target, model } = conditions[0]!;
    const id = target.Id;
    const context = { ...this.context, hidden: false };
    const present = effectiveValue(target, this.values);
    const real = this.#real(conditions[0]!);
    const tried = this.#candidates(conditions);
    const candidates = [...real, ...(tried.length > 0 ? tried : [model.empty(target)])];
    const options = candidates.flatMap((value, position): Option[] => {
      const unmet = conditions.find((each) => meets(each, value, context) !== true);
      const entry = unmet && this.#entryOf(value, unmet, conditions, real, context);
      if (!entry) return [];
      const flipped = this.#visibility.update(id, value).length;
      this.#visibility.update(id, present);
      const distance = distanceOf(value, present, conditions[0]!, candidates, context);
      const costs = [entry === 'input' ? 1 : 0, flipped, distance, position];
      return [
        {
          ...{ id, value, costs },
          ...(entry === 'input' && { input: unmet }),
          ...(entry === 'made-up' && { isMadeUp: true })
        }
      ];
    });
    // Where the sets of objects, or of texts, are too many to try, that one of them is right cannot be ruled out.
    if (tried.length > 0 || !model.humanInput) return options;
    return [...options, { id, value: undefined, costs: [1, 0, 0, candidates.length], input: conditions[0]! }];
  }

  /** `set`: this Value can be set; `input`: a person has to give one like it; `made-up`: it can be tried; undefined: none of these. */
  #entryOf(
    value: unknown,
    unmet: ProvableCondition,
    conditions: readonly ProvableCondition[],
    real: readonly unknown[],
    context: CheckContext
  ): 'set' | 'input' | 'made-up' | undefined {
    const { target, model } = unmet;
    const isWrong = hasErrors(model.check(value, target, context));
    const isStandIn = !real.includes(value) && model.humanInput?.isStandIn(value, constantsOf(conditions)) === true;
    if (!isStandIn) return isWrong ? undefined : 'set';
    if (this.mayMakeUp && (!isWrong || model.humanInput?.by === 'writing')) return 'made-up';
    if (model.humanInput?.by === 'choice') return isWrong ? undefined : 'input';
    // The check judged a stand-in, and a written text may pass it; but not exactly the text that is demanded.
    return unmet.operator === '!=' ? undefined : 'input';
  }

  /** Values supplied by people: the author of the package first, then the person who saved. */
  #real({ target, model }: ProvableCondition): unknown[] {
    return [target.Value, ...this.known(target)]
      .map((value) => model.read(value, target))
      .filter((value) => value !== undefined);
  }

  /**
   * One Value of every kind that conditions tell apart: those of the whole form, or, where a model finds
   * too many of these to name them, those of the hidden element.
   */
  #candidates(conditions: readonly ProvableCondition[]): unknown[] {
    const { target, model } = conditions[0]!;
    const own = constantsOf(conditions);
    const all = constantsOf([...conditions, ...(this.#conditions.get(target) ?? [])]);
    const found = [all.slice(0, MAX_CONSTANTS), own.slice(0, MAX_CONSTANTS)]
      .map((constants) => model.candidates(target, constants, this.context))
      .find((set) => set.length > 0);
    return found ?? own.flatMap((each) => model.candidates(target, [each], this.context));
  }
}

/** {@link Revealer} for one element. */
export function reveal(
  element: AscElement,
  byId: ElementsById,
  values: Values,
  models: Models,
  context: CheckContext,
  known?: KnownValues
): Reveal | 'too-far' | undefined {
  return new Revealer(byId, values, models, context, known).reveal(element);
}

/** Adds the conditions of an element that can be evaluated to those on the elements they test. */
function addByTarget(
  element: AscElement,
  byId: ElementsById,
  models: Models,
  targets: Map<AscElement, ProvableCondition[]>
): Map<AscElement, ProvableCondition[]> {
  for (const condition of conditionsOf(element).conditions) {
    const ready = prepareCondition(condition, byId, models);
    if ('problem' in ready) continue;
    const group = targets.get(ready.target);
    if (group) group.push(ready);
    else targets.set(ready.target, [ready]);
  }
  return targets;
}

/** The distinct Values that conditions name, in order. */
function constantsOf(conditions: readonly ProvableCondition[]): unknown[] {
  return [...new Map(conditions.map(({ expected }) => [JSON.stringify(expected), expected])).values()];
}

/** How many candidates lie between a value and the present one; 0 if the DataType has no order. */
function distanceOf(
  value: unknown,
  present: unknown,
  { target, model }: ProvableCondition,
  candidates: readonly unknown[],
  context: CheckContext
): number {
  const from = model.read(present, target);
  const direction = (one: unknown, other: unknown) => Math.sign(model.compare.order?.(one, other, context) ?? 0);
  const way = from === undefined ? 0 : direction(value, from);
  if (way === 0) return 0;
  return candidates.filter((each) => direction(each, from) === way && direction(value, each) === way).length;
}

/** The way with the fewest inputs, then the one whose first step costs least. */
function cheapest(ways: readonly (readonly Option[])[]): readonly Option[] | undefined {
  const costsOf = (way: readonly Option[]): number[] => [way.filter(({ input }) => input).length, ...way[0]!.costs];
  return ways.map((way) => ({ way, costs: costsOf(way) })).sort((one, other) => compareCosts(one.costs, other.costs))[0]
    ?.way;
}

function compareCosts(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((cost, position) => cost !== other[position]);
  return index < 0 ? 0 : one[index]! - other[index]!;
}
