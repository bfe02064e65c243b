import { grammarOf } from '../../../language/grammar.js';
import type { DataTypeTexts } from '../../optionTexts.js';
import options from '../comparison/options.js';

const { quote } = grammarOf('en');

const { NumberOfInstances } = options;

export default {
  label: 'a text',
  options: {
    NumberOfInstances,
    MultilineSize: {
      on: ({ name, after }) => `The field of ${quote(name)} is now ${after} lines high.`,
      changed: ({ name, before, after }) => `The field of ${quote(name)} is now ${after} lines high (was ${before}).`,
      off: ({ name, before }) => `The field of ${quote(name)} is now a single line (was ${before} lines).`
    },
    MaxChars: {
      on: ({ name, after }) => `${quote(name)} can now have at most ${after} characters.`,
      changed: ({ name, before, after }) => `${quote(name)} can now have at most ${after} characters (was ${before}).`,
      off: ({ name, before }) => `${quote(name)} can now have any number of characters (was ${before}).`
    },
    Required: {
      on: ({ name }) => `${quote(name)} must now be filled in.`,
      off: ({ name }) => `${quote(name)} can now be left empty.`
    },
    ValidationRegExp: {
      on: ({ name }) => `The text of ${quote(name)} must now have a certain form.`,
      changed: ({ name }) => `The text of ${quote(name)} must now have a different form.`,
      off: ({ name }) => `The text of ${quote(name)} can now have any form.`
    },
    ValidationRegExpDescription: {
      on: ({ name, after }) => `${quote(name)} now has an input hint: ${after}`,
      changed: ({ name, after }) => `The input hint of ${quote(name)} changed: ${after}`,
      off: ({ name }) => `${quote(name)} no longer has an input hint.`
    }
  }
} satisfies DataTypeTexts;
