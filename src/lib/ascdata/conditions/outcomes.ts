import { addConsequence, type Finding } from '../findings.js';
import { finding } from '../finding.js';
import type { CompareContext } from '../dataTypeModel.js';
import type { AscElement } from '../types.js';
import type { State } from './domain.js';
import type { ProvableCondition } from './evaluate.js';
import { conjunction, implies, type TargetFacts } from './targetFacts.js';
import { nameInSentence, removalFix, valueAsInFile, valueFix } from './checkCondition.js';
import type { NearValues } from './nearValues.js';

/** Most conditions on one target that are compared with each other; beyond this, only the whole set is examined. */
const MAX_COMPARED = 50;

type Proof = NonNullable<TargetFacts['proof']>;

/**
 * Findings on the conditions of one element that hold for every input.
 * @param every facts about all Values that its targets can have
 * @param facts about those that people can reach
 * @param pointer of its Conditions
 */
export function outcomes(
  element: AscElement,
  every: readonly TargetFacts[],
  facts: readonly TargetFacts[],
  pointer: string,
  near: NearValues,
  context: CompareContext
): Finding[] {
  const found = every.flatMap((each) => impossibleValues(each, pointer, near, context));
  const impossible = facts.find((each) => each.proof?.satisfiable === false);
  if (impossible) {
    const [reason, ...others] = contradicting(impossible);
    const cause = others.length === 0 ? `${pointer}/${impossible.conditions[reason!]!.place}/Value` : undefined;
    return addConsequence(cause, found, neverHides(element, impossible, pointer));
  }
  if (facts.length > 0 && facts.every((each) => each.proof?.always)) {
    const isOnlyReason = facts.every(({ conditions }) => conditions.length === 1) && facts.length === 1;
    const always = finding('conditions-always-hide', pointer, { element: nameInSentence(element) });
    return addConsequence(isOnlyReason ? found[0]?.pointer : undefined, found, always);
  }
  return facts
    .flatMap((each) => superfluous(each, pointer))
    .reduce((all, each) => addConsequence(`${each.pointer}/Value`, all, each), found);
}

/** Conditions whose Value the target can never have. */
function impossibleValues(
  { target, proof, conditions }: TargetFacts,
  pointer: string,
  near: NearValues,
  context: CompareContext
): Finding[] {
  if (!proof) return [];
  return conditions
    .filter(({ ready }) => asksForValue(ready) && !proof.states.some((state) => hasValue(ready, state)))
    .map(({ ready, place }) => {
      const at = `${pointer}/${place}`;
      const params = { target: nameInSentence(target), value: valueAsInFile(ready.expected) };
      return finding('condition-value-impossible', `${at}/Value`, params, valueFix(ready, at, near, context));
    });
}

function asksForValue({ operator, expected }: ProvableCondition): boolean {
  return operator !== '?' || typeof expected !== 'boolean';
}

/** Whether this is exactly the value that the condition names (for `?`: whether it contains it). */
function hasValue({ model, operator, expected }: ProvableCondition, { value, context }: State): boolean {
  const { equals, contains } = model.compare;
  return (operator === '?' ? contains : equals)?.(value, expected, context) === true;
}

function neverHides(element: AscElement, facts: TargetFacts, pointer: string): Finding {
  const places = contradicting(facts).map((index) => facts.conditions[index]!.place + 1);
  const shownPlaces = places.length > 5 ? [...places.slice(0, 5), '…'] : places;
  return finding('conditions-never-hide', pointer, {
    ...{ element: nameInSentence(element), target: nameInSentence(facts.target) },
    ...{ conditions: shownPlaces.join(' + '), count: places.length }
  });
}

/** A minimal reason why nothing meets them: one that is never met, two that contradict each other, or a larger set without a redundant member. */
function contradicting({ proof, conditions }: TargetFacts): number[] {
  const { truths = [], states = [] } = proof ?? {};
  const alone = truths.findIndex((truth) => !truth.includes(1));
  if (alone >= 0) return [alone];
  const compared = truths.slice(0, MAX_COMPARED);
  for (const [one, truth] of compared.entries()) {
    const other = compared.findIndex((each, index) => index > one && !each.some((met, state) => met & truth[state]!));
    if (other >= 0) return [one, other];
  }
  const all = conditions.map((_, index) => index);
  if (truths.length > MAX_COMPARED) return all;
  return minimal(all, (some) => {
    const met = some.map((index) => truths[index]!);
    return !conjunction(met, states.length).includes(1);
  });
}

/** Removes conditions one by one while the claim still holds, so that the result is minimal. */
function minimal(indexes: readonly number[], holds: (some: readonly number[]) => boolean): number[] {
  return indexes.reduce<number[]>(
    (kept, index) => {
      const rest = kept.filter((each) => each !== index);
      return holds(rest) ? rest : kept;
    },
    [...indexes]
  );
}

/** Redundant conditions: always met, or met whenever another on the same target is. */
function superfluous({ target, proof, conditions }: TargetFacts, pointer: string): Finding[] {
  if (!proof || conditions.length > MAX_COMPARED) return [];
  const { truths } = proof;
  return conditions.flatMap(({ place }, index) => {
    const at = `${pointer}/${place}`;
    if (!truths[index]!.includes(0))
      return [finding('condition-always-met', at, { target: nameInSentence(target) }, removalFix(at))];
    const other = impliedBy(index, truths);
    if (other < 0) return [];
    return [finding('condition-implied', at, { other: conditions[other]!.place + 1 }, removalFix(at))];
  });
}

/** Another condition that is met only if this one is; of two equivalent ones, the later is implied. */
function impliedBy(index: number, truths: Proof['truths']): number {
  const truth = truths[index]!;
  return truths.findIndex(
    (other, position) => position !== index && implies(other, truth) && (position < index || !implies(truth, other))
  );
}
