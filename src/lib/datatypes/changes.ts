import type { DataTypeChanges } from '../ascdata/dataTypeModel.js';
import type { AscElement } from '../ascdata/types.js';
import { partsByDataType } from './parts.js';
import { modelOf } from './registry.js';

/** What a new version of an element means for its Value, by DataType: for comparing packages, never loaded with a form. */
export const changes = partsByDataType<DataTypeChanges>(
  'changes',
  import.meta.glob('./*/changes.ts', { eager: true, import: 'changes' })
);

/** How the DataType of a checked element compares versions. Throws TypeError for an unknown DataType. */
export function changesOf(element: Pick<AscElement, 'DataType'>): DataTypeChanges {
  return changes[modelOf(element).name];
}
