import type { CheckContext, DescribeContext } from '../ascdata/dataTypeModel.js';
import type { FindingFormatter } from '../ascdata/findingFormatter.js';
import { FieldState } from '../form/field.svelte.js';
import { problemsOf, type PartWords } from '../form/problems.js';

interface Checking {
  readonly context: CheckContext;
  readonly words: DescribeContext;
  readonly parts: PartWords;
}

/** Why today's checks would refuse a Value in a field, as one sentence; undefined: they accept it. Leaves the field unchanged. */
export function refusalOf(
  { element, model, index }: FieldState,
  value: unknown,
  { context, words, parts }: Checking,
  say: FindingFormatter
): string | undefined {
  const tried = new FieldState(element, model, index);
  tried.value = value;
  tried.findings = model.check(value, element, context);
  return problemsOf(tried, words, parts, say).find(({ error }) => error)?.text;
}
