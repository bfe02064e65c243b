import { grammarOf } from '../../../language/grammar.js';
import { ofEachNoun, type Noun } from '../../nouns.js';
import nouns from '../nouns.js';
import type english from '../../en/server/catalogue.js';

const { number } = grammarOf('de');

const missing = ({ none }: Noun): string =>
  `Es gibt ${none} mit dieser Nummer. Möglicherweise wurde das Objekt gelöscht.`;

export default {
  treeTooDeep: (levels: number) => `Ein Baum kann höchstens ${number(levels)} Ebenen haben.`,
  tooManyIds: (most: number) => `Es lassen sich höchstens ${number(most)} Ids auf einmal abfragen.`,
  notFound: ofEachNoun(nouns, missing)
} satisfies typeof english;
