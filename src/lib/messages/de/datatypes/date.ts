import type english from '../../en/datatypes/date.js';
import options from '../comparison/options.js';

const { MinDate, MaxDate } = options;

export default {
  label: 'ein Datum',
  options: {
    MinDate,
    MaxDate
  }
} satisfies typeof english;
