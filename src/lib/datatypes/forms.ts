import type { DataTypeForm } from '../ascdata/dataTypeModel.js';
import { partsByDataType } from './parts.js';

/** What a form needs of each DataType. The rest of the models (`registry.ts`) is for checking packages, and loads after the first field. */
export const forms = partsByDataType<DataTypeForm>(
  'form',
  import.meta.glob('./*/form.ts', { eager: true, import: 'form' })
);
