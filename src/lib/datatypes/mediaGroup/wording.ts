import { NumberOfInstances, type DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'a choice of media groups', de: 'eine Auswahl von Mediengruppen' },
  options: {
    NumberOfInstances
  }
};
