import { grammarOf } from '../../../language/grammar.js';
import type { DataTypeTexts } from '../../optionTexts.js';
import options from '../comparison/options.js';

const { quote } = grammarOf('en');

const { NumberOfInstances } = options;

export default {
  label: 'a choice of spot groups',
  options: {
    NumberOfInstances,
    IncludeTemplates: {
      on: ({ name }) => `${quote(name)} now also offers templates.`,
      off: ({ name }) => `${quote(name)} no longer offers templates.`
    }
  }
} satisfies DataTypeTexts;
