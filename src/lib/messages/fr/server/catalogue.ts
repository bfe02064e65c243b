import { grammarOf } from '../../../language/grammar.js';
import { ofEachNoun, type Noun } from '../../nouns.js';
import nouns from '../nouns.js';
import type english from '../../en/server/catalogue.js';

const { number } = grammarOf('fr');

const missing = ({ none }: Noun): string => `${none} ne porte ce numéro. L’objet a peut-être été supprimé.`;

export default {
  treeTooDeep: (levels: number) => `Une arborescence peut avoir ${number(levels)} niveaux au plus.`,
  tooManyIds: (most: number) => `Vous pouvez demander ${number(most)} Ids au plus à la fois.`,
  notFound: ofEachNoun(nouns, missing)
} satisfies typeof english;
