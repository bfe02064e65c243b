import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/datatypes/number.js';

const { quote } = grammarOf('fr');

export default {
  label: 'un nombre',
  options: {
    Minimum: {
      on: ({ name, after }) => `${quote(name)} doit désormais être au moins égal à ${after}.`,
      changed: ({ name, before, after }) =>
        `${quote(name)} doit désormais être au moins égal à ${after} (auparavant ${before}).`,
      off: ({ name, before }) => `${quote(name)} n’a plus de limite inférieure (auparavant ${before}).`
    },
    Maximum: {
      on: ({ name, after }) => `${quote(name)} doit désormais être au plus égal à ${after}.`,
      changed: ({ name, before, after }) =>
        `${quote(name)} doit désormais être au plus égal à ${after} (auparavant ${before}).`,
      off: ({ name, before }) => `${quote(name)} n’a plus de limite supérieure (auparavant ${before}).`
    },
    StepSize: {
      on: ({ name, after }) => `${quote(name)} avance désormais par pas de ${after}.`,
      changed: ({ name, before, after }) =>
        `${quote(name)} avance désormais par pas de ${after} (auparavant ${before}).`,
      off: ({ name, before }) => `${quote(name)} n’avance plus par pas (auparavant ${before}).`
    }
  }
} satisfies typeof english;
