import { grammarOf } from '../../../language/grammar.js';
import { ofEachNoun, type Noun } from '../../nouns.js';
import nouns from '../nouns.js';

const { number, quote } = grammarOf('en');

const missing = ({ none }: Noun): string => `There is no ${none} with this number. It may have been deleted.`;

export default {
  /** Refusals about spots. */
  spots: {
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
  },
  /** Refusals about objects of the platform. */
  catalogue: {
    treeTooDeep: (levels: number) => `A tree can have at most ${number(levels)} levels.`,
    tooManyIds: (most: number) => `At most ${number(most)} Ids can be requested at once.`,
    notFound: ofEachNoun(nouns, missing)
  }
};
