import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/comparison/options.js';

const { quote } = grammarOf('fr');

export default {
  NumberOfInstances: {
    on: ({ name, after }) => `${quote(name)} accepte désormais jusqu’à ${after} entrées (auparavant une).`,
    changed: ({ name, before, after }) =>
      `${quote(name)} accepte désormais jusqu’à ${after} entrées (auparavant ${before}).`,
    off: ({ name, before }) => `${quote(name)} n’accepte plus qu’une entrée (auparavant jusqu’à ${before}).`
  },
  MinDate: {
    on: ({ name, after }) => `${quote(name)} accepte désormais les dates à partir du ${after}.`,
    changed: ({ name, before, after }) =>
      `${quote(name)} accepte désormais les dates à partir du ${after} (auparavant ${before}).`,
    off: ({ name, before }) => `${quote(name)} n’a plus de date minimale (auparavant ${before}).`
  },
  MaxDate: {
    on: ({ name, after }) => `${quote(name)} accepte désormais les dates jusqu’au ${after}.`,
    changed: ({ name, before, after }) =>
      `${quote(name)} accepte désormais les dates jusqu’au ${after} (auparavant ${before}).`,
    off: ({ name, before }) => `${quote(name)} n’a plus de date maximale (auparavant ${before}).`
  }
} satisfies typeof english;
