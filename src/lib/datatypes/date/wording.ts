import { MaxDate, MinDate, type DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'a date', de: 'ein Datum', fr: 'une date' },
  options: {
    MinDate,
    MaxDate
  }
};
