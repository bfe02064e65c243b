import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/datatypes/time.js';

const { quote } = grammarOf('fr');

export default {
  label: 'une heure',
  options: {
    WithSeconds: {
      on: ({ name }) => `${quote(name)} comprend désormais les secondes.`,
      off: ({ name }) => `${quote(name)} ne comprend plus les secondes.`
    }
  }
} satisfies typeof english;
