import type { DataTypeChanges } from '../../ascdata/dataTypeModel.js';
import { isDateTime } from '../shared/iso.js';
import { dateLimitChanges, isGiven } from '../shared/ruleChanges.js';

/** A date is the interval that begins and ends with it. */
function fromInterval(text: string): string | undefined {
  const [from, to] = text.split('/');
  return from === to && isDateTime(from) ? from : undefined;
}

export const changes: DataTypeChanges<string> = {
  ruleChanges: (before, after, { today }) => dateLimitChanges(before, after, today),
  optionInEffect: { MinDate: isGiven, MaxDate: isGiven },
  neutral: { kind: 'interval', toText: (value) => `${value}/${value}`, fromText: fromInterval }
};
