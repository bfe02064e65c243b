import type { DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'a switch', de: 'ein Schalter', fr: 'un interrupteur' },
  options: {}
};
