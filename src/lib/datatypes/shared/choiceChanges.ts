import type { DataTypeChanges } from '../../ascdata/dataTypeModel.js';
import { itemsOf } from './options.js';
import { allowsFewer, ruleChange } from './ruleChanges.js';

/** What list and radiobutton share: the entries are the rule. */
export const choiceChanges: DataTypeChanges<string> = {
  ruleChanges: (before, after) => ruleChange('/Items', itemsOf(before), itemsOf(after), allowsFewer),
  inForce: {},
  neutral: { kind: 'text', toText: (value) => value, fromText: (text) => text }
};
