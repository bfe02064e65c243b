/**
 * The DataTypes, in the order of the contract's table. Each line names its folder below `datatypes/`, and whether people enter
 * its Value or select it: then it is a list of objects of the platform, chosen in a picker.
 */
export const DATA_TYPES = {
  boolean: 'entered',
  number: 'entered',
  color: 'entered',
  date: 'entered',
  dateRange: 'entered',
  time: 'entered',
  list: 'entered',
  radiobutton: 'entered',
  simpleText: 'entered',
  spotGroup: 'selected',
  mediaGroup: 'selected',
  location: 'selected',
  player: 'selected',
  category: 'selected',
  spot: 'selected',
  media: 'selected',
  edition: 'selected'
} as const;

export type DataTypeName = keyof typeof DATA_TYPES;

/** The DataTypes whose Value is a list of platform objects. */
export type SelectionTypeName = {
  [Name in DataTypeName]: (typeof DATA_TYPES)[Name] extends 'selected' ? Name : never;
}[DataTypeName];

export const DATA_TYPE_NAMES = Object.keys(DATA_TYPES) as readonly DataTypeName[];

export const SELECTION_NAMES = DATA_TYPE_NAMES.filter(
  (name): name is SelectionTypeName => DATA_TYPES[name] === 'selected'
);
