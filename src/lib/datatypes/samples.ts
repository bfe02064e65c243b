import { DATA_TYPES, DATA_TYPE_NAMES } from '../ascdata/dataTypeNames.js';
import type { DataTypeName } from '../ascdata/types.js';
import { partsByDataType } from './parts.js';
import type { Sample } from './shared/testing.js';

/** An element of each DataType with right and wrong Values, for tests and the gallery. */
export const samples = partsByDataType<Sample>(
  'sample',
  import.meta.glob('./*/sample.ts', { eager: true, import: 'sample' })
);

const formOf = (name: DataTypeName): string => `${DATA_TYPES[name]} ${JSON.stringify(samples[name].good)}`;

/** One DataType of each folder and form of Values: the others there have the same model under another name. */
export const DISTINCT_NAMES = DATA_TYPE_NAMES.filter(
  (name, at, all) => all.findIndex((other) => formOf(other) === formOf(name)) === at
);
