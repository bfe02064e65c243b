import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/datatypes/number.js';

const { quote } = grammarOf('de');

export default {
  label: 'eine Zahl',
  options: {
    Minimum: {
      on: ({ name, after }) => `${quote(name)} muss jetzt mindestens ${after} sein.`,
      changed: ({ name, before, after }) => `${quote(name)} muss jetzt mindestens ${after} sein (bisher ${before}).`,
      off: ({ name, before }) => `${quote(name)} hat keine Untergrenze mehr (bisher ${before}).`
    },
    Maximum: {
      on: ({ name, after }) => `${quote(name)} darf jetzt höchstens ${after} sein.`,
      changed: ({ name, before, after }) => `${quote(name)} darf jetzt höchstens ${after} sein (bisher ${before}).`,
      off: ({ name, before }) => `${quote(name)} hat keine Obergrenze mehr (bisher ${before}).`
    },
    StepSize: {
      on: ({ name, after }) => `${quote(name)} ändert sich jetzt in Schritten von ${after}.`,
      changed: ({ name, before, after }) =>
        `${quote(name)} ändert sich jetzt in Schritten von ${after} (bisher ${before}).`,
      off: ({ name, before }) => `${quote(name)} ändert sich nicht mehr in Schritten (bisher ${before}).`
    }
  }
} satisfies typeof english;
