import type { DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'a list', de: 'eine Liste', fr: 'une liste' },
  options: {}
};
