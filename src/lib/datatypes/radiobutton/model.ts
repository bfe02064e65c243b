import { choiceModel } from '../shared/choiceModel.js';
import { form } from './form.js';

export const model = choiceModel(form);
