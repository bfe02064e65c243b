import { isFlag, type DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'a time', de: 'eine Uhrzeit', fr: 'une heure' },
  options: {
    WithSeconds: {
      inForce: isFlag,
      on: {
        en: '“{name}” now includes the seconds.',
        de: '„{name}“ enthält jetzt auch die Sekunden.',
        fr: '« {name} » comprend désormais les secondes.'
      },
      off: {
        en: '“{name}” no longer includes the seconds.',
        de: '„{name}“ enthält keine Sekunden mehr.',
        fr: '« {name} » ne comprend plus les secondes.'
      }
    }
  }
};
