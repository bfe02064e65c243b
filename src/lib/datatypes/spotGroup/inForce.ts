import { isFlag, isSeveral, type OptionsInForce } from '../shared/optionValues.js';

export const inForce: OptionsInForce = { NumberOfInstances: isSeveral, IncludeTemplates: isFlag };
