import type { DataTypeChanges } from '../../ascdata/dataTypeModel.js';

export const changes: DataTypeChanges<boolean> = { ruleChanges: () => [], optionInEffect: {} };
