import { selectionModel } from '../shared/selectionModel.js';
import { form } from './form.js';

export const model = selectionModel(form, { withGuid: true });
