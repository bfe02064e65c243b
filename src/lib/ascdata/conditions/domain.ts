import type { CompareContext, DataTypeModel } from '../dataTypeModel.js';
import type { AscElement } from '../types.js';
import { meets, type ProvableCondition } from './evaluate.js';
import { DAY } from '../durations.js';

/** A value a target can have, on a date. */
export interface State {
  readonly value: unknown;
  readonly context: CompareContext;
  /** Whether a user can enter it. The Value in the file need not be one (an entry no longer among Items). */
  readonly canBeEntered: boolean;
}

/** No proof is tried beyond these: no claim is better than a slow or wrong one. */
const MAX_CONSTANTS = 64;
export const MAX_DAYS = 40;
const MAX_WORK = 6_000_000;

const calendarDay = /^\d{4}-\d\d-\d\d/;
const lastSecond = /T23:59:59$/;

/** The states of elements with one definition, by the constants of the conditions on them. */
type KnownStates = Map<string, readonly State[] | undefined>;

/**
 * The values of an element needed for proofs about conditions on it: one representative of every class that the conditions can
 * distinguish (`candidates`), and the Value in the file. With `Today`, the same for every relevant date from today on, so that
 * a proof outlives the day.
 */
export class Domains {
  #left = MAX_WORK;
  readonly #byTarget = new Map<AscElement, KnownStates>();
  readonly #byDefinition = new Map<string, KnownStates>();
  readonly #truths = new Map<readonly State[], Map<string, Uint8Array>>();

  constructor(private readonly context: CompareContext) {}

  /**
   * The states of the one element that all these conditions test. undefined if no proof is possible: nothing can be entered, or
   * there are too many states.
   */
  statesFor(conditions: readonly ProvableCondition[]): readonly State[] | undefined {
    const { target, model } = conditions[0]!;
    const constants = new Map(conditions.map(({ expected }) => [JSON.stringify(expected), expected]));
    if (constants.size > MAX_CONSTANTS) return undefined;
    const key = [...constants.keys()].join();
    const known = this.#knownOf(target);
    if (!known.has(key)) known.set(key, this.#states(target, model, [...constants.values()]));
    return known.get(key);
  }

  /** Large files repeat a few definitions thousands of times, so elements with the same one share results. */
  #knownOf(target: AscElement): KnownStates {
    const own = this.#byTarget.get(target);
    if (own) return own;
    const definition = definitionOf(target);
    const known: KnownStates = this.#byDefinition.get(definition) ?? new Map();
    this.#byTarget.set(target, known);
    this.#byDefinition.set(definition, known);
    return known;
  }

  #states(target: AscElement, model: DataTypeModel, constants: readonly unknown[]): readonly State[] | undefined {
    const days = relevantDays(target, constants, this.context);
    // Models combine constants, so their work grows faster than the number of them.
    this.#left -= days.length * constants.length ** 3;
    if (days.length > MAX_DAYS || this.#left < 0) return undefined;
    const lists = days.map((context) => statesOn(target, model, constants, context));
    // No candidates: nothing can be entered, or there are too many to list.
    return lists.every((states) => states.some((state) => state.canBeEntered)) ? lists.flat() : undefined;
  }

  /** Per state, whether the condition is met (1) or not (0). undefined once the work limit for a file is reached. */
  truth(ready: ProvableCondition, states: readonly State[]): Uint8Array | undefined {
    const known = this.#truths.get(states) ?? new Map<string, Uint8Array>();
    this.#truths.set(states, known);
    const key = JSON.stringify([ready.operator, ready.expected]);
    const before = known.get(key);
    if (before) return before;
    this.#left -= states.length;
    if (this.#left < 0) return undefined;
    const truth = Uint8Array.from(states, ({ value, context }) => (meets(ready, value, context) === true ? 1 : 0));
    known.set(key, truth);
    return truth;
  }
}

/** Everything that an element's states depend on, as text. */
export function definitionOf({ DataType, Value, Items, Options }: AscElement): string {
  return JSON.stringify({ DataType, Value, Items, Options: { ...Options, Conditions: undefined } });
}

/** On one date: a value for every class that conditions with these constants can distinguish, and the Value in the file. */
export function statesOn(
  target: AscElement,
  model: DataTypeModel,
  constants: readonly unknown[],
  context: CompareContext
): State[] {
  const states: State[] = model
    .candidates(target, constants, context)
    .map((value) => ({ value, context, canBeEntered: true }));
  const stored = model.read(target.Value, target);
  return stored === undefined ? states : [...states, { value: stored, context, canBeEntered: false }];
}

/**
 * The dates on which conditions with these constants can have different results: only today, unless `Today` is named. Then
 * results change only around the named days, so each of them and its neighbours represent all. The second after the last one of a day
 * is on the next day, which has neighbours, too.
 */
export function relevantDays(
  target: AscElement,
  constants: readonly unknown[],
  context: CompareContext
): CompareContext[] {
  const options = Object.entries(target.Options ?? {}).filter(([name]) => name !== 'Conditions');
  if (!constants.some(isToday) && !options.some(([, value]) => isToday(value))) return [context];
  const days = new Set([context.today]);
  for (const text of [context.today, ...textsIn([constants, options, target.Value])]) {
    const midnight = calendarDay.test(text) ? Date.parse(`${text.slice(0, 10)}T00:00:00Z`) : NaN;
    const after = lastSecond.test(text) ? [midnight + 2 * DAY] : [];
    for (const moment of [midnight - DAY, midnight, midnight + DAY, ...after]) {
      const day = Number.isNaN(moment) ? '' : new Date(moment).toISOString().slice(0, 10);
      if (calendarDay.test(day) && day > context.today) days.add(day);
    }
  }
  return [...days].map((today) => ({ ...context, today }));
}

const isToday = (value: unknown): boolean => value === 'Today';

/** Every text in a JSON value, down to the depth that values and options of the contract have. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth > 3) return [];
  return Object.values(value).flatMap((each: unknown) => textsIn(each, depth + 1));
}
