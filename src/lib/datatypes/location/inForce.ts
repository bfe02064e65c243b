import { isSeveral, type OptionsInForce } from '../shared/optionValues.js';

export const inForce: OptionsInForce = { NumberOfInstances: isSeveral };
