import { isBlank } from '../../language/unseen.js';
import type { CheckContext, DataTypeForm } from '../../ascdata/dataTypeModel.js';
import { isRecord } from '../../ascdata/elements.js';
import type { Finding } from '../../ascdata/findings.js';
import { finding } from '../../ascdata/valueWording.js';
import type { AscElement } from '../../ascdata/types.js';
import { sameBy } from '../shared/equal.js';
import { spelling, unusable } from '../shared/unusable.js';
import { countOption, flagOption, instancesOf, own, textOption } from '../shared/options.js';
import { displayNameText } from '../shared/texts.js';
import { describeUnusable, enumerate } from '../shared/valueText.js';

/** One instance of a text; unknown keys are kept. */
export interface TextInstance {
  Text: string;
  [unknownKey: string]: unknown;
}

/** The option that describes the pattern in words. */
export const DESCRIPTION = 'ValidationRegExpDescription';

const isInstance = (raw: unknown): raw is TextInstance => isRecord(raw) && typeof own(raw, 'Text') === 'string';

/**
 * A list of objects with a Text, as it stands. The empty list is read as one empty instance. A plain text, or a list of plain
 * texts, is not a Value of this type.
 */
function read(raw: unknown): TextInstance[] | undefined {
  if (!Array.isArray(raw) || !raw.every(isInstance)) return undefined;
  return raw.length > 0 ? raw : [{ Text: '' }];
}

function checkPattern(text: string, pointer: string, element: AscElement, context: CheckContext): Finding[] {
  const pattern = textOption(element, 'ValidationRegExp');
  if (pattern === undefined || text === '') return [];
  const verdict = context.patterns.test(pattern, text);
  if (verdict === 'timeout') return [finding('text-pattern-timeout', pointer)];
  if (verdict === 'untested') return [finding('text-pattern-untested', pointer)];
  if (verdict !== 'no-match') return [];
  const description = textOption(element, DESCRIPTION);
  if (description === undefined) return [finding('text-pattern-undescribed', pointer)];
  return [finding('text-pattern', pointer, { description, textKey: DESCRIPTION })];
}

function checkLength(text: string, pointer: string, element: AscElement): Finding[] {
  const maximum = countOption(element, 'MaxChars');
  if (maximum === undefined || text.length <= maximum) return [];
  return [finding('text-too-long', pointer, { maximum, count: text.length })];
}

/**
 * Always: as many instances as NumberOfInstances allows, each within MaxChars (UTF-16 code units). While the element is visible
 * also Required (one text that is not blank) and ValidationRegExp, searched in each text that is not empty. A pending answer
 * gives no finding: before saving, callers wait for `context.patterns.settled()` and check again. If there are too many texts,
 * those beyond the limit are not checked, and no pattern is tested.
 */
function check(raw: unknown, element: AscElement, context: CheckContext): Finding[] {
  const value = read(raw);
  if (value === undefined) {
    const fault = Array.isArray(raw) ? `/${raw.findIndex((each) => !isInstance(each))}/Text` : '';
    return unusable(raw, fault);
  }
  const found: Finding[] = [];
  if (value !== raw) found.push(spelling('[{"Text": ""}]', value));
  const maximum = instancesOf(element);
  const areTooMany = value.length > maximum;
  if (areTooMany) found.push(finding('too-many-instances', '', { maximum, count: value.length }));
  if (!context.hidden && flagOption(element, 'Required') && value.every(({ Text }) => isBlank(Text))) {
    found.push(finding('text-required', '/0/Text'));
  }
  const asksPattern = !context.hidden && !areTooMany;
  for (const [index, { Text }] of value.slice(0, maximum).entries()) {
    const pointer = `/${index}/Text`;
    found.push(...checkLength(Text, pointer, element));
    if (asksPattern) found.push(...checkPattern(Text, pointer, element, context));
  }
  return found;
}

/** A text: one of the instances equals it. A list of texts: the texts in order are equal. Case and blanks count. */
function equals(value: readonly TextInstance[], expected: unknown): boolean | undefined {
  if (typeof expected === 'string') return value.some(({ Text }) => Text === expected);
  if (!Array.isArray(expected)) return undefined;
  const texts = expected.map((item: unknown) => (isInstance(item) ? item.Text : item));
  if (!texts.every((text) => typeof text === 'string')) return undefined;
  return texts.length === value.length && texts.every((text, index) => text === value[index]?.Text);
}

export const form: DataTypeForm<TextInstance[]> = {
  name: 'simpleText',
  minApiVersion: 1,
  operators: ['!=', '==', '?'],
  read,
  empty: () => [{ Text: '' }],
  check,
  hasValue: (value) => value.some(({ Text }) => Text !== ''),
  same: (a, b) => sameBy(read, a, b),
  compare: {
    equals,
    contains: (value, expected) =>
      typeof expected === 'string' ? value.some(({ Text }) => Text.includes(expected)) : undefined
  },
  describe(value, _element, { language, isUnabridged }) {
    const known = read(value);
    if (known === undefined) return describeUnusable(value, language, isUnabridged);
    const texts = known.map(({ Text }) => Text);
    return enumerate(isUnabridged ? texts : texts.filter((text) => text !== ''), language, isUnabridged);
  },
  limits: (element) => ({ isRequired: flagOption(element, 'Required') }),
  texts(element) {
    const description = textOption(element, DESCRIPTION);
    return [...displayNameText(element), ...(description ? [{ key: DESCRIPTION, source: description }] : [])];
  }
};
