import { isFlag, type OptionsInForce } from '../shared/optionValues.js';

export const inForce: OptionsInForce = { WithSeconds: isFlag };
