import type { Finding } from '../../ascdata/findings.js';
import { finding } from '../../ascdata/valueWording.js';
import type { AscElement } from '../../ascdata/types.js';
import { limitOf, shortDate } from './iso.js';
import { option } from './options.js';

export interface DateLimits {
  readonly minimum: string | undefined;
  readonly maximum: string | undefined;
}

/** MinDate and MaxDate of an element as moments, `Today` resolved. */
export function dateLimits(element: AscElement, today: string): DateLimits {
  return {
    minimum: limitOf(option(element, 'MinDate'), 'start', today),
    maximum: limitOf(option(element, 'MaxDate'), 'end', today)
  };
}

/** The limits that a moment (in the limits' form) violates. */
export function outsideLimits(moment: string, { minimum, maximum }: DateLimits, pointer: string): Finding[] {
  const found: Finding[] = [];
  if (minimum !== undefined && moment < minimum) {
    found.push(finding('date-before-minimum', pointer, { minimum: shortDate(minimum) }));
  }
  if (maximum !== undefined && moment > maximum) {
    found.push(finding('date-after-maximum', pointer, { maximum: shortDate(maximum) }));
  }
  return found;
}
