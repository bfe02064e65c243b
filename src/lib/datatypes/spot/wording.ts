import { NumberOfInstances, type DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'a choice of spots', de: 'eine Auswahl von Spots', fr: 'un choix de spots' },
  options: {
    NumberOfInstances
  }
};
