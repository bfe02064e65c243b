import type { CompareContext, DataTypeModel } from '../../ascdata/dataTypeModel.js';
import type { AscElement } from '../../ascdata/types.js';
import { finding } from '../../ascdata/finding.js';
import type { Finding } from '../../ascdata/findings.js';
import { dateLimits, outsideLimits } from '../shared/dateLimits.js';
import { addSeconds, MIDNIGHT, shortDate } from '../shared/iso.js';
import { explaining } from '../shared/members.js';
import { wrongType } from '../shared/unusable.js';
import { expectedSpan, form } from './form.js';

/** Each constant with the second before and after it, and the limits: at most 6 per constant (both ends of `Today`) + 3. */
function candidates(element: AscElement, constants: readonly unknown[], context: CompareContext): string[] {
  const { minimum, maximum } = dateLimits(element, context.today);
  const moments = constants.flatMap((constant) => expectedSpan(constant, context) ?? []);
  const around = moments.flatMap((moment) => [addSeconds(moment, -1), moment, addSeconds(moment, 1)]);
  const usable = [...around, minimum, maximum, context.today + MIDNIGHT].filter(
    (moment) => moment !== undefined && outsideLimits(moment, { minimum, maximum }, '').length === 0
  );
  return [...new Set(usable as string[])].sort();
}

/** MinDate after MaxDate leaves no date to enter. With `Today`, that may hold on some days only; checks today. */
export function checkDateLimits(element: AscElement, today: string): Finding[] {
  const { minimum, maximum } = dateLimits(element, today);
  if (minimum === undefined || maximum === undefined || minimum <= maximum) return [];
  const params = { minimum: shortDate(minimum), maximum: shortDate(maximum) };
  return [finding('minimum-above-maximum', '/Options/MinDate', params)];
}

export const model: DataTypeModel<string> = {
  typeOf: () => 'string',
  ...explaining(form, () => wrongType({ expected: 'date', example: '2026-11-20T08:30:00' })),
  checkDefinition: (element, context) => checkDateLimits(element, context.today),
  candidates
};
