import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/datatypes/color.js';

const { quote } = grammarOf('de');

export default {
  label: 'eine Farbe',
  options: {
    UseRGBA: {
      on: ({ name }) => `${quote(name)} kann jetzt transparent sein.`,
      off: ({ name }) => `${quote(name)} kann nicht mehr transparent sein.`
    }
  }
} satisfies typeof english;
