import { grammarOf } from '../../../language/grammar.js';

const { number } = grammarOf('en');

/** When an element is hidden, as `Mode = Now and Title is empty`. */
export default {
  filled: 'has a value',
  empty: 'is empty',
  contains: 'contains',
  and: ' and ',
  more: (rest: number) => `${number(rest)} more`
};
