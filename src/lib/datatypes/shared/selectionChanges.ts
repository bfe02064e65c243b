import type { DataTypeChanges } from '../../ascdata/dataTypeModel.js';
import { instancesOf } from './options.js';
import { isLower, isSeveral, ruleChange } from './ruleChanges.js';
import type { SelectedObject } from './selection.js';

/** Shared by the eight pickers. Objects of different kinds cannot be converted into one another. */
export const selectionChanges: DataTypeChanges<SelectedObject[]> = {
  ruleChanges: (before, after) =>
    ruleChange('/Options/NumberOfInstances', instancesOf(before), instancesOf(after), isLower),
  inForce: { NumberOfInstances: isSeveral }
};
