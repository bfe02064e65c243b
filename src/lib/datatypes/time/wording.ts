import { isFlag, type DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'a time', de: 'eine Uhrzeit' },
  options: {
    WithSeconds: {
      inForce: isFlag,
      on: { en: '“{name}” now includes the seconds.', de: '„{name}“ enthält jetzt auch die Sekunden.' },
      off: { en: '“{name}” no longer includes the seconds.', de: '„{name}“ enthält keine Sekunden mehr.' }
    }
  }
};
