import { grammarOf } from '../../../language/grammar.js';
import { ofEachNoun, type Noun } from '../../nouns.js';
import nouns from '../nouns.js';

const { number } = grammarOf('en');

const missing = ({ none }: Noun): string => `There is no ${none} with this number. It may have been deleted.`;

/** Refusals about objects of the platform. */
export default {
  treeTooDeep: (levels: number) => `A tree can have at most ${number(levels)} levels.`,
  tooManyIds: (most: number) => `At most ${number(most)} Ids can be requested at once.`,
  notFound: ofEachNoun(nouns, missing)
};
