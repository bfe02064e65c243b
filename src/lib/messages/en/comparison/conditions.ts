import { grammarOf } from '../../../language/grammar.js';

const { list, number } = grammarOf('en');

/** When an element is hidden, as `Mode = Now and Title is empty`. */
export default {
  filled: 'has a value',
  empty: 'is empty',
  contains: 'contains',
  lacks: 'does not contain',
  and: ' and ',
  or: ' or ',
  more: (rest: number) => `${number(rest)} more`,
  state: (hidden: readonly string[], more: number, values: readonly string[]) => {
    const names = more > 0 ? [...hidden, `${number(more)} more`] : hidden;
    const what = names.length === 0 ? 'Nothing hidden' : `Hidden: ${list(names)}`;
    return values.length === 0 ? `${what}, with the values of the package` : `${what}, with ${list(values)}`;
  }
};
