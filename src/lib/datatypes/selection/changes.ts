import type { DataTypeChanges } from '../../ascdata/dataTypeModel.js';
import { eachIn } from '../../ascdata/dataTypeNames.js';
import { instancesOf } from '../shared/options.js';
import { isFlag, isLower, isSeveral, ruleChange } from '../shared/ruleChanges.js';
import { catalogues } from './catalogues.js';
import type { SelectedObject } from './form.js';

/** Objects of different kinds cannot be converted into one another. */
export const changes = eachIn('selection', (name): DataTypeChanges<SelectedObject[]> => ({
  ruleChanges: (before, after) =>
    ruleChange('/Options/NumberOfInstances', instancesOf(before), instancesOf(after), isLower),
  optionInEffect: { NumberOfInstances: isSeveral, ...(catalogues[name].hasTemplates && { IncludeTemplates: isFlag }) }
}));
