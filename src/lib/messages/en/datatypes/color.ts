import { grammarOf } from '../../../language/grammar.js';
import type { DataTypeTexts } from '../../optionTexts.js';

const { quote } = grammarOf('en');

export default {
  label: 'a colour',
  options: {
    UseRGBA: {
      on: ({ name }) => `${quote(name)} can now be transparent.`,
      off: ({ name }) => `${quote(name)} can no longer be transparent.`
    }
  }
} satisfies DataTypeTexts;
