import { isFlag, isGiven, type OptionsInForce } from '../shared/optionValues.js';

export const inForce: OptionsInForce = {
  MinDate: isGiven,
  MaxDate: isGiven,
  TimeEnabled: isFlag,
  TimeZoneEnabled: isFlag
};
