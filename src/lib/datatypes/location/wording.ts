import { NumberOfInstances, type DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'a choice of locations', de: 'eine Auswahl von Standorten', fr: 'un choix de sites' },
  options: {
    NumberOfInstances
  }
};
