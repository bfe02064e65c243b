import type { DataTypeModel } from '../dataTypeModel.js';
import type { AscElement } from '../types.js';
import type { Domains, State } from './domain.js';
import type { ProvableCondition } from './evaluate.js';
import type { Guarded } from './reachable.js';

/** A condition that can be evaluated, with its position in `Options.Conditions`. */
export interface PlacedCondition {
  readonly place: number;
  readonly ready: ProvableCondition;
}

/** What is proved about the conditions of one element on one target. */
export interface TargetFacts {
  readonly target: AscElement;
  readonly model: DataTypeModel;
  readonly conditions: readonly PlacedCondition[];
  /** undefined: nothing could be proved, so nothing may be claimed. */
  readonly proof?: {
    readonly states: readonly State[];
    /** Per condition and state, whether it is met. */
    readonly truths: readonly Uint8Array[];
    /** Per state, whether all of them are met. */
    readonly all: Uint8Array;
    /** Some value meets all of them. */
    readonly satisfiable: boolean;
    /** Every value meets all of them. */
    readonly always: boolean;
    /** Some value that can be entered does not meet all of them. */
    readonly escapable: boolean;
    /** The Value at the start does not meet all of them, or cannot be read. */
    readonly unmetAtStart: boolean;
  };
}

/**
 * The facts about one element's conditions, target by target. As each condition tests one target, and targets are
 * set independently, all are met for some input exactly if on each target alone they are.
 */
export function factsOf(conditions: readonly PlacedCondition[], domains: Domains): TargetFacts[] {
  const byTarget = new Map<AscElement, PlacedCondition[]>();
  for (const each of conditions) {
    const group = byTarget.get(each.ready.target);
    if (group) group.push(each);
    else byTarget.set(each.ready.target, [each]);
  }
  return [...byTarget.values()].map((group) => prove(group, domains));
}

/** The states that meet all of these conditions on one target; undefined if that cannot be worked out. */
export function jointTruth(
  conditions: readonly ProvableCondition[],
  domains: Domains
): { states: readonly State[]; truths: Uint8Array[]; all: Uint8Array } | undefined {
  const states = domains.statesFor(conditions);
  if (!states) return undefined;
  const truths: Uint8Array[] = [];
  for (const condition of conditions) {
    const truth = domains.truth(condition, states);
    if (!truth) return undefined;
    truths.push(truth);
  }
  return { states, truths, all: conjunction(truths, states.length) };
}

/** Per state, whether all conditions are met. */
export function conjunction(truths: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length).fill(1);
  for (const truth of truths) for (let state = 0; state < length; state++) all[state]! &= truth[state]!;
  return all;
}

/** Whether every state that meets the first also meets the second. */
export function implies(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((met, state) => met === 0 || other[state] === 1);
}

function prove(conditions: readonly PlacedCondition[], domains: Domains): TargetFacts {
  const { target, model } = conditions[0]!.ready;
  const joint = jointTruth(
    conditions.map((each) => each.ready),
    domains
  );
  if (!joint) return { target, model, conditions };
  return { target, model, conditions, proof: proofOver(joint.states, joint.truths) };
}

function proofOver(states: readonly State[], truths: readonly Uint8Array[]): NonNullable<TargetFacts['proof']> {
  const all = conjunction(truths, states.length);
  return {
    states,
    truths,
    all,
    satisfiable: all.includes(1),
    always: states.length > 0 && !all.includes(0),
    escapable: states.some((state, index) => state.canBeEntered && all[index] === 0),
    unmetAtStart: states.every(({ canBeEntered }) => canBeEntered) || hasUnmetStart(states, all)
  };
}

function hasUnmetStart(states: readonly State[], all: Uint8Array): boolean {
  return states.some(({ canBeEntered }, index) => !canBeEntered && all[index] === 0);
}

/** What shows an element, by the facts about its conditions; none: nothing hides it. */
export function guardOf({ Id }: AscElement, facts: readonly TargetFacts[]): Guarded {
  return {
    id: Id,
    isShown: facts.length === 0 || facts.some(({ proof }) => proof?.unmetAtStart ?? true),
    shownBy: facts.filter(({ proof }) => proof?.escapable).map(({ target }) => target.Id)
  };
}

/** The facts about one element's conditions while these settings keep the Values that they start with. */
export function whileKept(
  facts: readonly TargetFacts[],
  kept: Pick<ReadonlySet<string>, 'has'>
): readonly TargetFacts[] {
  if (!facts.some(({ target }) => kept.has(target.Id))) return facts;
  return facts.map((each) => {
    if (!each.proof || !kept.has(each.target.Id)) return each;
    const { states, truths } = each.proof;
    const start = (_: unknown, state: number): boolean => !states[state]!.canBeEntered;
    return {
      ...each,
      proof: proofOver(
        states.filter(start),
        truths.map((truth) => truth.filter(start))
      )
    };
  });
}
