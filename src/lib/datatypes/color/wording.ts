import { isFlag, type DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'a color', de: 'eine Farbe', fr: 'une couleur' },
  options: {
    UseRGBA: {
      inForce: isFlag,
      on: {
        en: '“{name}” can now be transparent.',
        de: '„{name}“ kann jetzt durchsichtig sein.',
        fr: '« {name} » peut désormais être transparent.'
      },
      off: {
        en: '“{name}” can no longer be transparent.',
        de: '„{name}“ kann nicht mehr durchsichtig sein.',
        fr: '« {name} » ne peut plus être transparent.'
      }
    }
  }
};
