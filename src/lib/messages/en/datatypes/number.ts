import { grammarOf } from '../../../language/grammar.js';
import type { DataTypeTexts } from '../../optionTexts.js';

const { quote } = grammarOf('en');

export default {
  label: 'a number',
  options: {
    Minimum: {
      on: ({ name, after }) => `${quote(name)} must now be at least ${after}.`,
      changed: ({ name, before, after }) => `${quote(name)} must now be at least ${after} (was ${before}).`,
      off: ({ name, before }) => `${quote(name)} no longer has a lower limit (was ${before}).`
    },
    Maximum: {
      on: ({ name, after }) => `${quote(name)} can now be at most ${after}.`,
      changed: ({ name, before, after }) => `${quote(name)} can now be at most ${after} (was ${before}).`,
      off: ({ name, before }) => `${quote(name)} no longer has an upper limit (was ${before}).`
    },
    StepSize: {
      on: ({ name, after }) => `${quote(name)} now changes in steps of ${after}.`,
      changed: ({ name, before, after }) => `${quote(name)} now changes in steps of ${after} (was ${before}).`,
      off: ({ name, before }) => `${quote(name)} no longer changes in steps (was ${before}).`
    }
  }
} satisfies DataTypeTexts;
