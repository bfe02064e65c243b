import type { CompareContext, DataTypeChanges, RuleChange } from '../../ascdata/dataTypeModel.js';
import type { AscElement } from '../../ascdata/types.js';
import { isDateTime } from '../shared/iso.js';
import { flagOption } from '../shared/options.js';
import { dateLimitChanges, isFlag, isGiven, ruleChange } from '../shared/ruleChanges.js';
import { form, rangeMode, type DateRange, type RangeMode } from './form.js';

/** A day range is also a time range; ranges with a zone are written differently from both. */
const otherwiseWritten = (before: RangeMode, after: RangeMode): boolean =>
  before !== after && !(before === 'day' && after === 'time');

/** Names TimeEnabled if it is what changes how the ends are written. */
function ruleChanges(before: AscElement, after: AscElement, { today }: CompareContext): RuleChange[] {
  const timed = flagOption(before, 'TimeEnabled') === flagOption(after, 'TimeEnabled');
  const pointer = timed ? '/Options/TimeZoneEnabled' : '/Options/TimeEnabled';
  return [
    ...dateLimitChanges(before, after, today),
    ...ruleChange(pointer, rangeMode(before), rangeMode(after), otherwiseWritten)
  ];
}

/** Open ends and moments in UTC are not calendar dates. */
function toInterval({ From, To }: DateRange): string | undefined {
  return [From, To].every(isDateTime) ? `${From}/${To}` : undefined;
}

function fromInterval(text: string, element: AscElement): DateRange | undefined {
  const [From, To] = text.split('/');
  return rangeMode(element) === 'zoned' ? undefined : form.read({ From, To }, element);
}

export const changes: DataTypeChanges<DateRange> = {
  ruleChanges,
  optionInEffect: {
    MinDate: isGiven,
    MaxDate: isGiven,
    TimeEnabled: isFlag,
    TimeZoneEnabled: isFlag
  },
  neutral: { kind: 'interval', toText: toInterval, fromText: fromInterval }
};
