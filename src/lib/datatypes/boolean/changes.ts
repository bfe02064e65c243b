import type { DataTypeChanges } from '../../ascdata/datatype.js';

export const changes: DataTypeChanges<boolean> = { ruleChanges: () => [] };
