import type { DataTypeName } from './types.js';

const known: Readonly<Record<DataTypeName, true>> = {
  boolean: true,
  number: true,
  color: true,
  date: true,
  dateRange: true,
  time: true,
  list: true,
  radiobutton: true,
  simpleText: true,
  spotGroup: true,
  mediaGroup: true,
  location: true,
  player: true,
  category: true,
  spot: true,
  media: true,
  edition: true
};

/** The names of the 17 DataTypes, in the order of the contract's table. */
export const DATA_TYPE_NAMES = Object.keys(known) as readonly DataTypeName[];

/** Is this the name of a DataType? Safe for any input (`constructor` is not one). */
export function isDataTypeName(name: unknown): name is DataTypeName {
  return typeof name === 'string' && Object.hasOwn(known, name);
}
