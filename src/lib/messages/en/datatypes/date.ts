import type { DataTypeTexts } from '../../optionTexts.js';
import options from '../comparison/options.js';

const { MinDate, MaxDate } = options;

export default {
  label: 'a date',
  options: {
    MinDate,
    MaxDate
  }
} satisfies DataTypeTexts;
