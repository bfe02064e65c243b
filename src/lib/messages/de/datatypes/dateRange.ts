import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/datatypes/dateRange.js';
import options from '../comparison/options.js';

const { quote } = grammarOf('de');

const { MinDate, MaxDate } = options;

export default {
  label: 'ein Zeitraum',
  options: {
    MinDate,
    MaxDate,
    TimeEnabled: {
      on: ({ name }) => `${quote(name)} enthält jetzt auch die Uhrzeit.`,
      off: ({ name }) => `${quote(name)} enthält keine Uhrzeit mehr.`
    },
    TimeZoneEnabled: {
      on: ({ name }) => `${quote(name)} enthält jetzt auch die Zeitzone.`,
      off: ({ name }) => `${quote(name)} enthält keine Zeitzone mehr.`
    }
  }
} satisfies typeof english;
