import { isFlag, type DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'a color', de: 'eine Farbe' },
  options: {
    UseRGBA: {
      inForce: isFlag,
      on: { en: '“{name}” can now be transparent.', de: '„{name}“ kann jetzt durchsichtig sein.' },
      off: { en: '“{name}” can no longer be transparent.', de: '„{name}“ kann nicht mehr durchsichtig sein.' }
    }
  }
};
