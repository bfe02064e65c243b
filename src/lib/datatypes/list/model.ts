import { choiceModel } from '../shared/choice.js';

export const model = choiceModel('list', 1);
