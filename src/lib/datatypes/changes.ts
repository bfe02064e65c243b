import type { DataTypeChanges } from '../ascdata/datatype.js';
import type { AscElement, DataTypeName } from '../ascdata/types.js';
import { changes as booleanChanges } from './boolean/changes.js';
import { changes as color } from './color/changes.js';
import { changes as date } from './date/changes.js';
import { changes as dateRange } from './dateRange/changes.js';
import { changes as number } from './number/changes.js';
import { modelOf } from './registry.js';
import { choiceChanges } from './shared/choiceChanges.js';
import { selectionChanges } from './shared/selectionChanges.js';
import { changes as simpleText } from './simpleText/changes.js';
import { changes as time } from './time/changes.js';

/** What two versions of an element mean to its Value, by DataType: for comparing packages, never loaded with a form. */
export const changes: Readonly<Record<DataTypeName, DataTypeChanges>> = {
  boolean: booleanChanges,
  number,
  color,
  date,
  dateRange,
  time,
  list: choiceChanges,
  radiobutton: choiceChanges,
  simpleText,
  spotGroup: selectionChanges,
  mediaGroup: selectionChanges,
  location: selectionChanges,
  player: selectionChanges,
  category: selectionChanges,
  spot: selectionChanges,
  media: selectionChanges,
  edition: selectionChanges
};

/** What the DataType of a checked element knows about its versions. Throws TypeError for a DataType that is none. */
export function changesOf(element: Pick<AscElement, 'DataType'>): DataTypeChanges {
  return changes[modelOf(element).name];
}
