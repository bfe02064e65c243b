import type { DataTypeForm } from '../ascdata/dataTypeModel.js';
import { everyPart } from './parts.js';

/** What a form needs of each DataType. The rest of the models (`registry.ts`) is for checking packages, and loads after the first field. */
export const forms = everyPart<DataTypeForm>('form', import.meta.glob('./*/form.ts', { eager: true, import: 'form' }));
