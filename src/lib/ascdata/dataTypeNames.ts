/**
 * The DataTypes, in the order of the contract's table, each with its folder below `datatypes/`. Those of one folder differ by a row of a
 * table there. A Value of the folder `selection` is a list of objects of the platform, chosen in a picker.
 */
export const DATA_TYPES = {
  boolean: 'boolean',
  number: 'number',
  color: 'color',
  date: 'date',
  dateRange: 'dateRange',
  time: 'time',
  list: 'choice',
  radiobutton: 'choice',
  simpleText: 'simpleText',
  spotGroup: 'selection',
  mediaGroup: 'selection',
  location: 'selection',
  player: 'selection',
  category: 'selection',
  spot: 'selection',
  media: 'selection',
  edition: 'selection'
} as const;

export type DataTypeName = keyof typeof DATA_TYPES;
type Folder = (typeof DATA_TYPES)[DataTypeName];

/** The DataTypes of a folder. */
type NameIn<F extends Folder> = {
  [Name in DataTypeName]: (typeof DATA_TYPES)[Name] extends F ? Name : never;
}[DataTypeName];

/** The DataTypes whose Value is a list of platform objects. */
export type SelectionTypeName = NameIn<'selection'>;

export const DATA_TYPE_NAMES = Object.keys(DATA_TYPES) as readonly DataTypeName[];

function namesIn<F extends Folder>(folder: F): NameIn<F>[] {
  return DATA_TYPE_NAMES.filter((name): name is NameIn<F> => DATA_TYPES[name] === folder);
}

export const SELECTION_NAMES: readonly SelectionTypeName[] = namesIn('selection');

/** What each DataType of a folder has, by its name. */
export function eachIn<F extends Folder, T>(folder: F, make: (name: NameIn<F>) => T): Record<NameIn<F>, T> {
  return Object.fromEntries(namesIn(folder).map((name) => [name, make(name)])) as Record<NameIn<F>, T>;
}
