import type { DataTypeModel } from '../ascdata/datatype.js';
import type { DataTypeName } from '../ascdata/types.js';

/** The 17 DataTypes. Filled below by one line each. */
export type Registry = Readonly<Record<DataTypeName, DataTypeModel>>;
