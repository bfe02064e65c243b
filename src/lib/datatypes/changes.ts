import type { DataTypeChanges } from '../ascdata/dataTypeModel.js';
import type { AscElement } from '../ascdata/types.js';
import { everyPart } from './parts.js';
import { modelOf } from './registry.js';

/** What two versions of an element mean to its Value, by DataType: for comparing packages, never loaded with a form. */
export const changes = everyPart<DataTypeChanges>(
  'changes',
  import.meta.glob('./*/changes.ts', { eager: true, import: 'changes' })
);

/** What the DataType of a checked element knows about its versions. Throws TypeError for a DataType that is none. */
export function changesOf(element: Pick<AscElement, 'DataType'>): DataTypeChanges {
  return changes[modelOf(element).name];
}
