import { MaxDate, MinDate, isFlag, type DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'a date range', de: 'ein Zeitraum', fr: 'une période' },
  options: {
    MinDate,
    MaxDate,
    TimeEnabled: {
      inForce: isFlag,
      on: {
        en: '“{name}” now includes the time of day.',
        de: '„{name}“ enthält jetzt auch die Uhrzeit.',
        fr: '« {name} » comprend désormais l’heure.'
      },
      off: {
        en: '“{name}” no longer includes the time of day.',
        de: '„{name}“ enthält keine Uhrzeit mehr.',
        fr: '« {name} » ne comprend plus l’heure.'
      }
    },
    TimeZoneEnabled: {
      inForce: isFlag,
      on: {
        en: '“{name}” now includes the time zone.',
        de: '„{name}“ enthält jetzt auch die Zeitzone.',
        fr: '« {name} » comprend désormais le fuseau horaire.'
      },
      off: {
        en: '“{name}” no longer includes the time zone.',
        de: '„{name}“ enthält keine Zeitzone mehr.',
        fr: '« {name} » ne comprend plus le fuseau horaire.'
      }
    }
  }
};
