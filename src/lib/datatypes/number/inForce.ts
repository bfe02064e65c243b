import { isGiven, type OptionsInForce } from '../shared/optionValues.js';

export const inForce: OptionsInForce = { Minimum: isGiven, Maximum: isGiven, StepSize: isGiven };
