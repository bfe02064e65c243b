import type { Finding } from '../../ascdata/findings.js';
import { finding } from '../../ascdata/finding.js';
import type { AscElement } from '../../ascdata/types.js';
import { dateLimits } from './dateLimits.js';
import { shortDate } from './iso.js';

/** MinDate after MaxDate leaves no date to enter. With `Today`, that may hold on some days only; checks today. */
export function checkDateLimits(element: AscElement, today: string): Finding[] {
  const { minimum, maximum } = dateLimits(element, today);
  if (minimum === undefined || maximum === undefined || minimum <= maximum) return [];
  const params = { minimum: shortDate(minimum), maximum: shortDate(maximum) };
  return [finding('minimum-above-maximum', '/Options/MinDate', params)];
}
