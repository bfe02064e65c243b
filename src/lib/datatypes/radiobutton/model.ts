import { choiceModel } from '../shared/choice.js';

export const model = choiceModel('radiobutton', 2);
