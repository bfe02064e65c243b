import { grammarOf } from '../../../language/grammar.js';

const { quote } = grammarOf('en');

/** Refusals about spots. */
export default {
  fieldTwice: (name: string) => `The field ${quote(name)} can be given only once.`,
  noContent: (type: string) => `Spots of type ${type} have no ASC content; only Wizard and DashboardWidget spots do.`,
  noSuchType: (type: string) => `There is no spot type ${type}.`,
  noPackage: (type: string) => `Spots of type ${type} take no package; only Wizard and DashboardWidget spots do.`,
  playerOrLocation: 'PlayerId and LocationId cannot be combined: a copy goes to a player or to a location.',
  validityKinds: 'ValidFrom and ValidTo must match: either both are a date with a time, or both are null.',
  noSuchDay: 'This day does not exist in the calendar.',
  validityOrder: 'ValidFrom is after ValidTo.',
  minHeightTwice: 'MinHeigth and MinHeight mean the same, but different numbers were given.',
  idMissing: 'The Id of the spot is missing.',
  differentSpots: 'The address and the body name different spots.'
};
