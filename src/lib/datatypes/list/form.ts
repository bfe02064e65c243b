import { choiceForm } from '../shared/choice.js';

export const form = choiceForm('list', 1);
