import { grammarOf } from '../../../language/grammar.js';
import type { DataTypeTexts } from '../../optionTexts.js';

const { quote } = grammarOf('en');

export default {
  label: 'a time',
  options: {
    WithSeconds: {
      on: ({ name }) => `${quote(name)} now includes the seconds.`,
      off: ({ name }) => `${quote(name)} no longer includes the seconds.`
    }
  }
} satisfies DataTypeTexts;
