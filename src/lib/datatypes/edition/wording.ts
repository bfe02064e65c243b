import { NumberOfInstances, type DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'a choice of editions', de: 'eine Auswahl von Ausgaben', fr: 'un choix d’éditions' },
  options: {
    NumberOfInstances
  }
};
