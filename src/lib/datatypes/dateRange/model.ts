import type { CheckContext, DataTypeModel } from '../../ascdata/dataTypeModel.js';
import type { Finding } from '../../ascdata/findings.js';
import type { AscElement } from '../../ascdata/types.js';
import { finding } from '../../ascdata/finding.js';
import { checkDateLimits } from '../shared/checkDateLimits.js';
import { dateLimits } from '../shared/dateLimits.js';
import { sameJson } from '../shared/equal.js';
import { flagOption, own } from '../shared/options.js';
import { rangeCandidates } from '../shared/rangeCandidates.js';
import { form, rangeMode, type DateRange } from './form.js';

function checkDefinition(element: AscElement, { today, platform }: CheckContext): Finding[] {
  const found = checkDateLimits(element, today);
  if (!flagOption(element, 'TimeZoneEnabled')) return found;
  const pointer = '/Options/TimeZoneEnabled';
  if (!flagOption(element, 'TimeEnabled')) return [...found, finding('time-zone-without-time', pointer)];
  return platform.timeZonesEnabled ? found : [...found, finding('time-zone-support-off', pointer)];
}

/** Takes each end (and unknown key) from the side that changed it; the user resolves a range that ends before it starts. */
function merge(base: DateRange, mine: DateRange, theirs: DateRange, element: AscElement): DateRange | undefined {
  const merged = new Map<string, unknown>();
  for (const key of new Set([base, theirs, mine].flatMap((range) => Object.keys(range)))) {
    const [before, ours, other] = [base, mine, theirs].map((range) => own(range, key));
    const isMine = !sameJson(ours, before);
    if (isMine && !sameJson(other, before) && !sameJson(ours, other)) return undefined;
    const value = isMine ? ours : other;
    if (value !== undefined) merged.set(key, value);
  }
  const range = form.read(Object.fromEntries(merged), element);
  return range && !(range.From !== '' && range.To !== '' && range.From > range.To) ? range : undefined;
}

export const model: DataTypeModel<DateRange> = {
  ...form,
  checkDefinition,
  merge,
  candidates(element, constants, context) {
    const suffix = rangeMode(element) === 'zoned' ? 'Z' : '';
    const ranges = rangeCandidates(constants, dateLimits(element, context.today), rangeMode(element), context.today);
    return ranges.map(([from, to]) => ({ From: from && from + suffix, To: to && to + suffix }));
  }
};
