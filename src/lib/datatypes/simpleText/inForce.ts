import { isFlag, isGiven, isSeveral, type OptionsInForce } from '../shared/optionValues.js';

export const inForce: OptionsInForce = {
  NumberOfInstances: isSeveral,
  MultilineSize: isSeveral,
  MaxChars: isGiven,
  Required: isFlag,
  ValidationRegExp: isGiven,
  ValidationRegExpDescription: isGiven
};
