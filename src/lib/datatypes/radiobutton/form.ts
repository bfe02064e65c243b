import { choiceForm } from '../shared/choice.js';

export const form = choiceForm('radiobutton', 2);
