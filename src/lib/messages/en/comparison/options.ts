import { grammarOf } from '../../../language/grammar.js';
import type { OptionTexts } from '../../optionTexts.js';

const { quote } = grammarOf('en');

/** Options that several DataTypes have. */
export default {
  NumberOfInstances: {
    on: ({ name, after }) => `${quote(name)} now takes up to ${after} entries (was one).`,
    changed: ({ name, before, after }) => `${quote(name)} now takes up to ${after} entries (was ${before}).`,
    off: ({ name, before }) => `${quote(name)} now takes only one entry (was up to ${before}).`
  },
  MinDate: {
    on: ({ name, after }) => `${quote(name)} now accepts dates from ${after} on.`,
    changed: ({ name, before, after }) => `${quote(name)} now accepts dates from ${after} on (was ${before}).`,
    off: ({ name, before }) => `${quote(name)} no longer has an earliest date (was ${before}).`
  },
  MaxDate: {
    on: ({ name, after }) => `${quote(name)} now accepts dates up to ${after}.`,
    changed: ({ name, before, after }) => `${quote(name)} now accepts dates up to ${after} (was ${before}).`,
    off: ({ name, before }) => `${quote(name)} no longer has a latest date (was ${before}).`
  }
} satisfies Readonly<Record<string, OptionTexts>>;
