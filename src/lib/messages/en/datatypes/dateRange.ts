import { grammarOf } from '../../../language/grammar.js';
import type { DataTypeTexts } from '../../optionTexts.js';
import options from '../comparison/options.js';

const { quote } = grammarOf('en');

const { MinDate, MaxDate } = options;

export default {
  label: 'a date range',
  options: {
    MinDate,
    MaxDate,
    TimeEnabled: {
      on: ({ name }) => `${quote(name)} now includes the time of day.`,
      off: ({ name }) => `${quote(name)} no longer includes the time of day.`
    },
    TimeZoneEnabled: {
      on: ({ name }) => `${quote(name)} now includes the time zone.`,
      off: ({ name }) => `${quote(name)} no longer includes the time zone.`
    }
  }
} satisfies DataTypeTexts;
