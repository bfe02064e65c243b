import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/comparison/conditions.js';

const { number } = grammarOf('fr');

export default {
  filled: 'est rempli',
  empty: 'est vide',
  contains: 'contient',
  and: ' et ',
  more: (rest: number) => `${number(rest)} de plus`
} satisfies typeof english;
