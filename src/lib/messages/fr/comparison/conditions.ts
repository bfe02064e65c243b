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
  names: (names: readonly string[], more: number) => list(more > 0 ? [...names, `${number(more)} de plus`] : names),
  hidden: (names: string) => (names === '' ? 'Rien de masqué' : `Masqué : ${names}`),
  differs: (hidden: string, shown: string) => {
    if (hidden === '') return `Affiché aussi : ${shown}`;
    return shown === '' ? `Masqué aussi : ${hidden}` : `Masqué aussi : ${hidden} ; affiché aussi : ${shown}`;
  },
  state: (what: string, values: readonly string[]) =>
    values.length === 0 ? `${what}, avec les valeurs du paquet` : `${what}, avec ${list(values)}`
} satisfies typeof english;
