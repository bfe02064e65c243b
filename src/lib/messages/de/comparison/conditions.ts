import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/comparison/conditions.js';

const { list, number } = grammarOf('de');

export default {
  filled: 'hat einen Wert',
  empty: 'ist leer',
  contains: 'enthält',
  lacks: 'enthält nicht',
  and: ' und ',
  or: ' oder ',
  more: (rest: number) => `${number(rest)} weitere`,
  names: (names: readonly string[], more: number) => list(more > 0 ? [...names, `${number(more)} weitere`] : names),
  hidden: (names: string) => (names === '' ? 'Nichts ausgeblendet' : `Ausgeblendet: ${names}`),
  differs: (hidden: string, shown: string) => {
    if (hidden === '') return `Auch eingeblendet: ${shown}`;
    return shown === '' ? `Auch ausgeblendet: ${hidden}` : `Auch ausgeblendet: ${hidden}; auch eingeblendet: ${shown}`;
  },
  state: (what: string, values: readonly string[]) =>
    values.length === 0 ? `${what}, mit den Werten des Pakets` : `${what}, mit ${list(values)}`
} satisfies typeof english;
