import type { DataTypeModel } from '../../ascdata/dataTypeModel.js';
import { explaining } from '../shared/members.js';
import { wrongType } from '../shared/unusable.js';
import { form } from './form.js';

export const model: DataTypeModel<boolean> = {
  typeOf: () => 'boolean',
  ...explaining(form, () => wrongType({ expected: 'on-off', example: '', form: 'true | false' })),
  checkDefinition: () => [],
  candidates: () => [false, true]
};
