import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/comparison/conditions.js';

const { list, number } = grammarOf('fr');

export default {
  filled: 'est rempli',
  empty: 'est vide',
  contains: 'contient',
  lacks: 'ne contient pas',
  and: ' et ',
  or: ' ou ',
  more: (rest: number) => `${number(rest)} de plus`,
  state: (hidden: readonly string[], more: number, values: readonly string[]) => {
    const names = more > 0 ? [...hidden, `${number(more)} de plus`] : hidden;
    const what = names.length === 0 ? 'Rien de masqué' : `Masqué : ${list(names)}`;
    return values.length === 0 ? `${what}, avec les valeurs du paquet` : `${what}, avec ${list(values)}`;
  }
} satisfies typeof english;
