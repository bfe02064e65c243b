import type { DataTypeChanges } from '../../ascdata/dataTypeModel.js';
import { eachIn } from '../../ascdata/dataTypeNames.js';
import { itemsOf } from '../shared/options.js';
import { allowsFewer, ruleChange } from '../shared/ruleChanges.js';

/** The entries are the rule. */
export const changes = eachIn('choice', (): DataTypeChanges<string> => ({
  ruleChanges: (before, after) => ruleChange('/Items', itemsOf(before), itemsOf(after), allowsFewer),
  optionInEffect: {},
  neutral: { kind: 'text', toText: (value) => value, fromText: (text) => text }
}));
