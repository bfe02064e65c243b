import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/datatypes/time.js';

const { quote } = grammarOf('de');

export default {
  label: 'eine Uhrzeit',
  options: {
    WithSeconds: {
      on: ({ name }) => `${quote(name)} enthält jetzt auch die Sekunden.`,
      off: ({ name }) => `${quote(name)} enthält keine Sekunden mehr.`
    }
  }
} satisfies typeof english;
