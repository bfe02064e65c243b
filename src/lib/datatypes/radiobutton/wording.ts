import type { DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'radio buttons', de: 'eine Auswahl mit Optionsfeldern', fr: 'des cases d’option' },
  options: {}
};
