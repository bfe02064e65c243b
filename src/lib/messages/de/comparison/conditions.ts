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
  state: (hidden: readonly string[], more: number, values: readonly string[]) => {
    const names = more > 0 ? [...hidden, `${number(more)} weitere`] : hidden;
    const what = names.length === 0 ? 'Nichts ausgeblendet' : `Ausgeblendet: ${list(names)}`;
    return values.length === 0 ? `${what}, mit den Werten des Pakets` : `${what}, mit ${list(values)}`;
  }
} satisfies typeof english;
