import type { CompareContext, DescribeContext } from '../../ascdata/dataTypeModel.js';
import type { AscElement, Condition, Operator } from '../../ascdata/types.js';
import { registry } from '../../datatypes/registry.js';
import { sameJson } from '../../datatypes/shared/equal.js';
import { readTyped, writeTyped } from '../../datatypes/typed.js';

/** How a condition compares, as a person chooses it: whether there is any content is a choice of its own. */
export type Comparison = Exclude<Operator, '?'> | 'contains' | 'filled' | 'empty';

/** The comparisons that a setting's DataType has. */
export function comparisonsOf({ DataType }: AscElement): Comparison[] {
  const { operators, compare } = registry[DataType];
  const { contains, equals } = compare;
  return [
    ...operators.filter((each) => each !== '?').sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
    // Where it says the same as “is”, that is enough.
    ...(contains && contains !== equals ? ['contains' as const] : []),
    ...(operators.includes('?') ? (['filled', 'empty'] as const) : [])
  ];
}

const ORDER: readonly string[] = ['==', '!=', '>', '>=', '<', '<='];

/** How a condition compares; undefined: in no way that can be chosen. */
export function comparisonIn({ Operator, Value }: Condition): Comparison | undefined {
  if (Operator === '?') return typeof Value === 'boolean' ? (Value ? 'filled' : 'empty') : 'contains';
  return ORDER.includes(Operator) ? (Operator as Comparison) : undefined;
}

/** The condition with another comparison; its Value stays where that can be compared so. */
export function withComparison(
  condition: Condition,
  comparison: Comparison,
  target: AscElement,
  context: CompareContext
): Condition {
  if (comparison === 'filled' || comparison === 'empty') {
    return { ...condition, Operator: '?', Value: comparison === 'filled' };
  }
  const hadValue = condition.Operator !== '?' || typeof condition.Value !== 'boolean';
  const Value = hadValue ? condition.Value : constantOf(target, context);
  return { ...condition, Operator: comparison === 'contains' ? '?' : comparison, Value };
}

/** The Values that a setting can have, if they are a few that are given; undefined: any of a kind. */
export function choicesOf(target: AscElement, context: CompareContext): readonly unknown[] | undefined {
  const values = registry[target.DataType].candidates(target, [], context);
  const isGiven = target.Items !== undefined || values.every((value) => typeof value === 'boolean');
  return isGiven && values.length > 0 ? values : undefined;
}

/** A new condition on a setting, which is not met by its default where that is possible. */
export function conditionOn(target: AscElement, context: CompareContext): Condition {
  const condition = { Action: 'HIDE', TargetId: target.Id };
  const { operators } = registry[target.DataType];
  const other = choicesOf(target, context)?.find((value) => !sameJson(value, target.Value));
  if (other !== undefined && operators.includes('==')) return { ...condition, Operator: '==', Value: other };
  if (isScalar(target.Value) && operators.includes('!='))
    return { ...condition, Operator: '!=', Value: constantOf(target, context) };
  return { ...condition, Operator: '?', Value: false };
}

/** A Value to compare a setting with, as conditions name it. */
function constantOf(target: AscElement, context: CompareContext): unknown {
  const { Value } = target;
  const choices = choicesOf(target, context);
  if (choices) return choices.find((value) => sameJson(value, Value)) ?? choices[0];
  return isScalar(Value) ? Value : '';
}

const isScalar = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** The Value of a condition, as a person types it. */
export const constantText = (value: unknown, target: AscElement, words: DescribeContext): string =>
  writeTyped(value, target, words);

/** What somebody typed, as a condition names it; undefined: nothing that the setting can be compared with. */
export function readConstant(text: string, target: AscElement, before: unknown, words: DescribeContext): unknown {
  const { compare } = registry[target.DataType];
  const reading = readTyped(text, target, words);
  if (reading.kind === 'value' && isScalar(reading.value)) return reading.value;
  // Of a Value with parts, a condition names one: an Id, or a text.
  if (compare.order) return undefined;
  return typeof before === 'number' && /^\d{1,15}$/.test(text.trim()) ? Number(text) : text;
}
