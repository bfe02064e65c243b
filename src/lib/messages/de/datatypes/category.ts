import type english from '../../en/datatypes/category.js';
import options from '../comparison/options.js';

const { NumberOfInstances } = options;

export default {
  label: 'eine Auswahl von Kategorien',
  options: {
    NumberOfInstances
  }
} satisfies typeof english;
