import { dateInWords } from '../../ascdata/dates.js';
import type { CheckContext, CompareContext, DataTypeForm } from '../../ascdata/dataTypeModel.js';
import type { Finding } from '../../ascdata/findings.js';
import { finding } from '../../ascdata/valueWording.js';
import type { AscElement } from '../../ascdata/types.js';
import { dateLimits, outsideLimits } from '../shared/dateLimits.js';
import { sameBy } from '../shared/equal.js';
import { unusable } from '../shared/unusable.js';
import { DAY_END, isDateTime, isImpossibleDate, MIDNIGHT, TODAY } from '../shared/iso.js';
import { displayNameText } from '../shared/texts.js';
import { describeUnusable, valueWord } from '../shared/valueText.js';

/** `YYYY-MM-DDThh:mm:ss` on a day the calendar has; no zone, no fractions, no shorter forms. */
const read = (raw: unknown): string | undefined => (isDateTime(raw) ? raw : undefined);

function check(raw: unknown, element: AscElement, context: CheckContext): Finding[] {
  if (isImpossibleDate(raw)) return [finding('date-not-in-calendar', '', { date: raw })];
  const value = read(raw);
  if (value === undefined) return unusable(raw);
  return outsideLimits(value, dateLimits(element, context.today), '');
}

/** What a condition compares with: a moment, or the whole day for `Today`. */
export function expectedSpan(expected: unknown, { today }: CompareContext): [string, string] | undefined {
  if (expected === TODAY) return [today + MIDNIGHT, today + DAY_END];
  return isDateTime(expected) ? [expected, expected] : undefined;
}

/**
 * Before, at or after a point in time. `Today` is the current date as a whole, so that `>= Today` and `<= Today` allow exactly
 * what MinDate and MaxDate `Today` allow.
 */
function order(value: string, expected: unknown, context: CompareContext): number | undefined {
  const span = expectedSpan(expected, context);
  if (!span) return undefined;
  return value < span[0] ? -1 : value > span[1] ? 1 : 0;
}

export const form: DataTypeForm<string> = {
  name: 'date',
  minApiVersion: 1,
  operators: ['!=', '==', '>', '>=', '<', '<='],
  read,
  empty: () => '',
  check,
  hasValue: (value) => value !== '',
  same: (a, b) => sameBy(read, a, b),
  compare: {
    equals(value, expected, context) {
      const found = order(value, expected, context);
      return found === undefined ? undefined : found === 0;
    },
    order
  },
  describe(value, _element, { language }) {
    if (value === TODAY) return valueWord(language, 'today');
    const known = read(value);
    return known === undefined ? describeUnusable(value, language) : dateInWords(known, language);
  },
  texts: displayNameText
};
