import type { DataTypeModel } from '../../ascdata/dataTypeModel.js';
import { form } from './form.js';

export const model: DataTypeModel<boolean> = { ...form, checkDefinition: () => [], candidates: () => [false, true] };
