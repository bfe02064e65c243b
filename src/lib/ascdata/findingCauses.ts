import { conditionsOf, fieldOf } from './conditions/evaluate.js';
import { isRecord, own } from './elements.js';
import { pointerTokens, addConsequence, type Finding } from './findings.js';

/** Puts conditions that test an element of an unknown DataType under the finding about that DataType. */
export function groupByCause(findings: readonly Finding[], data: unknown): Finding[] {
  const elements = isRecord(data) ? own(data, 'Elements') : undefined;
  const followers = findings.filter(({ code }) => code === 'condition-target-type');
  if (!Array.isArray(elements) || followers.length === 0) return [...findings];
  const causes = new Map<unknown, string>();
  elements.forEach((element: unknown, index) => {
    const id = fieldOf(element, 'Id');
    if (!causes.has(id)) causes.set(id, `/Elements/${index}/DataType`);
  });
  const others = findings.filter(({ code }) => code !== 'condition-target-type');
  return followers.reduce<Finding[]>(
    (all, each) => addConsequence(causes.get(targetOf(each, elements)), all, each),
    others
  );
}

/** The Id that the condition of a finding tests. */
function targetOf({ pointer }: Finding, elements: readonly unknown[]): unknown {
  const [, element, , , condition] = pointerTokens(pointer).map(Number);
  return fieldOf(conditionsOf(elements[element!]).conditions[condition!], 'TargetId');
}
