import type { DataTypeChanges } from '../../ascdata/dataTypeModel.js';
import { itemsOf } from './options.js';
import { fewer, ruleChange } from './ruleChanges.js';

/** What list and radiobutton share: the entries are the rule. */
export const choiceChanges: DataTypeChanges<string> = {
  ruleChanges: (before, after) => ruleChange('/Items', itemsOf(before), itemsOf(after), fewer),
  neutral: { kind: 'text', of: (value) => value, from: (text) => text }
};
