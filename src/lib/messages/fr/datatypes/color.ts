import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/datatypes/color.js';

const { quote } = grammarOf('fr');

export default {
  label: 'une couleur',
  options: {
    UseRGBA: {
      on: ({ name }) => `${quote(name)} peut désormais être transparent.`,
      off: ({ name }) => `${quote(name)} ne peut plus être transparent.`
    }
  }
} satisfies typeof english;
