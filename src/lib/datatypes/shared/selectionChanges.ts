import type { DataTypeChanges } from '../../ascdata/dataTypeModel.js';
import { instancesOf } from './options.js';
import { lower, ruleChange } from './ruleChanges.js';
import type { SelectedObject } from './selection.js';

/** What the eight pickers share. An object of one kind is none of another, so there is no form to hand it over in. */
export const selectionChanges: DataTypeChanges<SelectedObject[]> = {
  ruleChanges: (before, after) =>
    ruleChange('/Options/NumberOfInstances', instancesOf(before), instancesOf(after), lower)
};
