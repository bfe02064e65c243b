import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import { cutShort, sliceFrom } from '../language/cut.js';
import { apart } from '../language/unseen.js';
import { displayName } from '../ascdata/translations.js';
import type { FieldState } from './field.svelte.js';

type Described = Pick<FieldState, 'model' | 'element'>;

/** The field's label in the language of the widget's texts. */
export function labelOf(field: FieldState, words: DescribeContext): string {
  return displayName(field.element, words.contentLanguage);
}

/** A Value of the field in words: "Forecast", "on", "3 objects …". */
export function describe(field: Described, value: unknown, words: DescribeContext): string {
  return field.model.describe(value, field.element, words);
}

/** A field that differs from its saved Value, in words. */
export interface Change {
  readonly field: FieldState;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

export function changeOf(field: FieldState, words: DescribeContext): Change {
  const [before, after] = describeApart(field, [field.saved, field.value], words);
  return { field, label: labelOf(field, words), before, after };
}

/**
 * Two Values in words that differ as the Values do: what a reader would not see, or what is cut off, is shown.
 * @param isNarrow only their beginning is in sight: the difference is near it
 */
export function describeApart(
  { model, element }: Described,
  values: readonly [unknown, unknown],
  words: DescribeContext,
  isNarrow = false
): readonly [string, string] {
  const [before, after] = values.map((value) => model.describe(value, element, words));
  if (before !== after && !isNarrow) return apart(before!, after!);
  const [one, other] = values.map((value) => model.describe(value, element, { ...words, isUnabridged: true }));
  const [left, right] = apart(one!, other!);
  if (left === right) return [before!, after!];
  const led = isNarrow ? LED_NARROWLY : LED;
  return [fromDifference(left, right, led), fromDifference(right, left, led)];
}

/** Characters shown before and after the first one that differs. */
const [LED, LED_NARROWLY, SHOWN] = [20, 5, 60];

function fromDifference(text: string, other: string, led: number): string {
  let at = 0;
  while (text[at] === other[at]) at++;
  const start = Math.max(0, at - led);
  return cutShort((start > 0 ? '…' : '') + sliceFrom(text, start), SHOWN);
}
