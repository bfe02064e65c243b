import type { DataTypeModel } from '../../ascdata/dataTypeModel.js';
import type { AscElement } from '../../ascdata/types.js';
import { explaining } from '../shared/members.js';
import { wrongType } from '../shared/unusable.js';
import { form, secondsOf, unitOf, written } from './form.js';

const DAY = 24 * 60 * 60;

/** Each constant with the entries next to it, and both ends of the day: at most 4 per constant + 2, ascending. */
function candidates(element: AscElement, constants: readonly unknown[]): string[] {
  const unit = unitOf(element);
  const around = constants.flatMap((constant) => {
    const seconds = secondsOf(constant);
    if (seconds === undefined) return [];
    const [floor, ceiling] = [Math.floor(seconds / unit) * unit, Math.ceil(seconds / unit) * unit];
    return [floor - unit, floor, ceiling, ceiling + unit];
  });
  const inDay = [0, ...around, DAY - unit].filter((seconds) => seconds >= 0 && seconds < DAY);
  return [...new Set(inDay)].sort((a, b) => a - b).map((seconds) => written(seconds, unit));
}

export const model: DataTypeModel<string> = {
  typeOf: () => 'string',
  ...explaining(form, (_, element) =>
    wrongType({ expected: 'time', example: written(8 * 3600 + 30 * 60, unitOf(element)) })
  ),
  checkDefinition: () => [],
  candidates
};
