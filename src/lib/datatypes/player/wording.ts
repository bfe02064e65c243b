import { NumberOfInstances, type DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'a choice of players', de: 'eine Auswahl von Playern', fr: 'un choix de lecteurs' },
  options: {
    NumberOfInstances
  }
};
