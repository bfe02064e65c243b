import { NumberOfInstances, type DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'a choice of media', de: 'eine Auswahl von Medien', fr: 'un choix de médias' },
  options: {
    NumberOfInstances
  }
};
