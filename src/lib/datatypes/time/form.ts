import type { DataTypeForm } from '../../ascdata/dataTypeModel.js';
import type { AscElement } from '../../ascdata/types.js';
import { sameBy } from '../shared/equal.js';
import { spelling, unusable } from '../shared/unusable.js';
import { flagOption } from '../shared/options.js';
import { displayNameText } from '../shared/texts.js';
import { describeUnusable } from '../shared/valueText.js';

const pattern = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** Seconds since midnight of `hh:mm` or `hh:mm:ss`. */
export function secondsOf(raw: unknown): number | undefined {
  const parts = typeof raw === 'string' ? pattern.exec(raw) : null;
  return parts ? Number(parts[1]) * 3600 + Number(parts[2]) * 60 + Number(parts[3] ?? 0) : undefined;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The unit Values are counted in, in seconds. */
export const unitOf = (element: AscElement): 1 | 60 => (flagOption(element, 'WithSeconds') ? 1 : 60);

/** Seconds since midnight as a Value. */
export function written(seconds: number, unit: 1 | 60): string {
  const minutes = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}`;
  return unit === 1 ? `${minutes}:${two(seconds % 60)}` : minutes;
}

/**
 * `hh:mm`, or `hh:mm:ss` with WithSeconds. As WithSeconds may have changed since, the other form is read too where it means the
 * same: `08:30` is 08:30:00, and `08:30:00` is 08:30. `08:30:15` without WithSeconds is not usable, its seconds would be lost.
 */
function read(raw: unknown, element: AscElement): string | undefined {
  const seconds = secondsOf(raw);
  const unit = unitOf(element);
  return seconds === undefined || seconds % unit !== 0 ? undefined : written(seconds, unit);
}

function order(value: string, expected: unknown): number | undefined {
  const [left, right] = [secondsOf(value), secondsOf(expected)];
  return left === undefined || right === undefined ? undefined : left - right;
}

export const form: DataTypeForm<string> = {
  name: 'time',
  minApiVersion: 1,
  operators: ['!=', '==', '>', '>=', '<', '<='],
  read,
  empty: () => '',
  check(raw, element) {
    const exact = read(raw, element);
    if (exact === undefined) return unusable(raw);
    return exact === raw ? [] : [spelling(exact, exact)];
  },
  hasValue: (value) => value !== '',
  same: (a, b, element) => sameBy((raw) => read(raw, element), a, b),
  compare: {
    equals(value, expected) {
      const found = order(value, expected);
      return found === undefined ? undefined : found === 0;
    },
    order
  },
  describe: (value, element, { language }) => read(value, element) ?? describeUnusable(value, language),
  texts: displayNameText
};
