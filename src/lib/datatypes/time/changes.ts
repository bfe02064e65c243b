import type { DataTypeChanges } from '../../ascdata/dataTypeModel.js';
import { higher, ruleChange } from '../shared/ruleChanges.js';
import { form, unitOf } from './form.js';

export const changes: DataTypeChanges<string> = {
  ruleChanges: (before, after) => ruleChange('/Options/WithSeconds', unitOf(before), unitOf(after), higher),
  neutral: { kind: 'text', of: (value) => value, from: (text, element) => form.read(text, element) }
};
