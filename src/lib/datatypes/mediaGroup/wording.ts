import { NumberOfInstances, type DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'a choice of media groups', de: 'eine Auswahl von Mediengruppen', fr: 'un choix de groupes de médias' },
  options: {
    NumberOfInstances
  }
};
