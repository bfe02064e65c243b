import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/comparison/conditions.js';

const { number } = grammarOf('de');

export default {
  filled: 'hat einen Wert',
  empty: 'ist leer',
  contains: 'enthält',
  and: ' und ',
  more: (rest: number) => `${number(rest)} weitere`
} satisfies typeof english;
