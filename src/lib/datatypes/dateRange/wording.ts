import { MaxDate, MinDate, isFlag, type DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'a date range', de: 'ein Zeitraum' },
  options: {
    MinDate,
    MaxDate,
    TimeEnabled: {
      inForce: isFlag,
      on: { en: '“{name}” now includes the time of day.', de: '„{name}“ enthält jetzt auch die Uhrzeit.' },
      off: { en: '“{name}” no longer includes the time of day.', de: '„{name}“ enthält keine Uhrzeit mehr.' }
    },
    TimeZoneEnabled: {
      inForce: isFlag,
      on: { en: '“{name}” now includes the time zone.', de: '„{name}“ enthält jetzt auch die Zeitzone.' },
      off: { en: '“{name}” no longer includes the time zone.', de: '„{name}“ enthält keine Zeitzone mehr.' }
    }
  }
};
