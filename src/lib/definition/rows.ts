import type { Property } from './properties.js';

/** Options that say one thing together stand in one row; one that is not named here has a row of its own. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  Range: ['Minimum', 'Maximum', 'StepSize'],
  Dates: ['MinDate', 'MaxDate'],
  Length: ['MultilineSize', 'MaxChars'],
  Width: ['MinWidth', 'MaxWidth'],
  Height: ['MinHeight', 'MaxHeight']
};

/** An option has no effect without another one. */
export const NEEDS: Readonly<Record<string, string>> = {
  TimeZoneEnabled: 'TimeEnabled',
  MinWidth: 'Active',
  MaxWidth: 'Active',
  MinHeight: 'Active',
  MaxHeight: 'Active'
};

/** A row of properties; several have a name in common. */
export interface Row {
  readonly key: string;
  readonly properties: readonly [Property, ...Property[]];
}

/** The rows of a list of properties, each where its first one is. */
export function rowsOf(properties: readonly Property[]): Row[] {
  const rows = new Map<string, [Property, ...Property[]]>();
  for (const property of properties) {
    const key = Object.keys(TOGETHER).find((each) => TOGETHER[each]!.includes(property.key)) ?? property.at;
    const row = rows.get(key);
    if (row) row.push(property);
    else rows.set(key, [property]);
  }
  return [...rows].map(([key, row]) => ({ key: row.length === 1 ? row[0].key : key, properties: row }));
}

/**
 * A list that is made anew at each edit, as the same object while its entries are the same: what follows it has nothing to do then.
 * @returns what gives the list before instead of one that is like it
 */
export function steady<Entry>(
  isSame: (one: Entry, other: Entry) => boolean = Object.is
): (list: readonly Entry[]) => readonly Entry[] {
  let before: readonly Entry[] = [];
  return (list) => {
    const isLike = list.length === before.length && list.every((entry, at) => isSame(entry, before[at]!));
    return isLike ? before : (before = list);
  };
}
