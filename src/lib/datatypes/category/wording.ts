import { NumberOfInstances, type DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'a choice of categories', de: 'eine Auswahl von Kategorien', fr: 'un choix de catégories' },
  options: {
    NumberOfInstances
  }
};
