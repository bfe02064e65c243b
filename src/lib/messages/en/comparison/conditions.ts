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
  names: (names: readonly string[], more: number) => list(more > 0 ? [...names, `${number(more)} more`] : names),
  hidden: (names: string) => (names === '' ? 'Nothing hidden' : `Hidden: ${names}`),
  differs: (hidden: string, shown: string) => {
    if (hidden === '') return `Also shown: ${shown}`;
    return shown === '' ? `Also hidden: ${hidden}` : `Also hidden: ${hidden}; also shown: ${shown}`;
  },
  state: (what: string, values: readonly string[]) =>
    values.length === 0 ? `${what}, with the values of the package` : `${what}, with ${list(values)}`
};
