import type { RuleChange } from '../../ascdata/dataTypeModel.js';
import type { AscElement } from '../../ascdata/types.js';
import { dateLimits } from './dateLimits.js';

/** Whether `after` refuses Values that `before` accepts. Called in both directions. */
type Narrower<T> = (before: T, after: T) => boolean;

/** The change of a rule, or none if both versions refuse the same Values. */
export function ruleChange<T>(pointer: string, before: T, after: T, narrower: Narrower<T>): RuleChange[] {
  const [narrows, widens] = [narrower(before, after), narrower(after, before)];
  return narrows || widens ? [{ pointer, narrows, widens }] : [];
}

type Limit = number | string | undefined;

/** A lower limit: higher is narrower; undefined is none. Numbers, or texts that sort by meaning (dates). */
export const isHigher: Narrower<Limit> = (before, after) =>
  after !== undefined && (before === undefined || after > before);

/** An upper limit: lower is narrower; undefined is none. */
export const isLower: Narrower<Limit> = (before, after) =>
  after !== undefined && (before === undefined || after < before);

/** A requirement that is on or off. */
export const newlyRequired: Narrower<boolean> = (before, after) => after && !before;

/** A permission that is on or off. */
export const newlyForbidden: Narrower<boolean> = (before, after) => before && !after;

/** A requirement that cannot be compared: any difference may refuse anything. undefined is none. */
export const isDifferent: Narrower<string | undefined> = (before, after) => after !== undefined && after !== before;

/** A set of allowed entries: all others are refused. */
export const allowsFewer: Narrower<readonly string[]> = (before, after) => {
  const left = new Set(after);
  return before.some((entry) => !left.has(entry));
};

/** When an option is in force, by its value. */
export const isFlag = (value: unknown): boolean => value === true || value === 1;
export const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
export const isSeveral = (value: unknown): boolean => typeof value === 'number' && value > 1;

/** MinDate and MaxDate in two versions of an element, `Today` being `today` in both. */
export function dateLimitChanges(before: AscElement, after: AscElement, today: string): RuleChange[] {
  const [from, to] = [dateLimits(before, today), dateLimits(after, today)];
  return [
    ...ruleChange('/Options/MinDate', from.minimum, to.minimum, isHigher),
    ...ruleChange('/Options/MaxDate', from.maximum, to.maximum, isLower)
  ];
}
