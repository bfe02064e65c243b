import type { DataTypeChanges } from '../../ascdata/dataTypeModel.js';
import { isFlag, isHigher, ruleChange } from '../shared/ruleChanges.js';
import { form, unitOf } from './form.js';

export const changes: DataTypeChanges<string> = {
  ruleChanges: (before, after) => ruleChange('/Options/WithSeconds', unitOf(before), unitOf(after), isHigher),
  optionInEffect: { WithSeconds: isFlag },
  neutral: { kind: 'text', toText: (value) => value, fromText: (text, element) => form.read(text, element) }
};
