import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/datatypes/dateRange.js';
import options from '../comparison/options.js';

const { quote } = grammarOf('fr');

const { MinDate, MaxDate } = options;

export default {
  label: 'une période',
  options: {
    MinDate,
    MaxDate,
    TimeEnabled: {
      on: ({ name }) => `${quote(name)} comprend désormais l’heure.`,
      off: ({ name }) => `${quote(name)} ne comprend plus l’heure.`
    },
    TimeZoneEnabled: {
      on: ({ name }) => `${quote(name)} comprend désormais le fuseau horaire.`,
      off: ({ name }) => `${quote(name)} ne comprend plus le fuseau horaire.`
    }
  }
} satisfies typeof english;
