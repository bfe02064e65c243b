import { conditionsOf, prepareCondition, type ElementsById, type Models, type ProvableCondition } from '../evaluate.js';
import type { Domains } from '../domain.js';
import type { AscElement } from '../../types.js';
import { jointTruth } from '../targetFacts.js';

/**
 * Whether both Conditions provably hide for exactly the same Values. Stronger than equal visible sets: each input leads to the
 * same set.
 */
export function areEquivalentRules(
  one: unknown,
  other: unknown,
  byId: ElementsById,
  models: Models,
  domains: Domains
): boolean {
  const rules = [one, other].map((element) => ruleOf(element, byId, models));
  const targets = [...new Set(rules.flatMap((rule) => [...(rule?.keys() ?? [])]))];
  const facts = targets.map((target) =>
    factsOn(
      rules.map((rule) => rule?.get(target) ?? []),
      domains
    )
  );
  const [isNever, isNeverToo] = rules.map(
    (rule, at) => rule === undefined || facts.some((each) => each?.[at]!.every((met) => met === 0))
  );
  if (isNever || isNeverToo) return isNever === isNeverToo;
  return facts.every((each) => each !== undefined && each[0]!.every((met, state) => met === each[1]![state]));
}

/** Conditions grouped by target; undefined if they never hide. */
function ruleOf(
  element: unknown,
  byId: ElementsById,
  models: Models
): Map<AscElement, ProvableCondition[]> | undefined {
  const { conditions } = conditionsOf(element);
  if (conditions.length === 0) return undefined;
  const rule = new Map<AscElement, ProvableCondition[]>();
  for (const condition of conditions) {
    const ready = prepareCondition(condition, byId, models);
    if ('problem' in ready) return undefined;
    const group = rule.get(ready.target) ?? [];
    rule.set(ready.target, [...group, ready]);
  }
  return rule;
}

/** For each rule and state of a target, whether the state meets the rule's conditions on it. undefined: not provable. */
function factsOn(rules: readonly ProvableCondition[][], domains: Domains): Uint8Array[] | undefined {
  const joint = jointTruth(rules.flat(), domains);
  if (!joint) return undefined;
  const [first] = rules;
  const { states, truths } = joint;
  return [truths.slice(0, first!.length), truths.slice(first!.length)].map((own) =>
    Uint8Array.from(states, (_, state) => (own.every((truth) => truth[state] === 1) ? 1 : 0))
  );
}
