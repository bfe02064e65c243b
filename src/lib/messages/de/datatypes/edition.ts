import type english from '../../en/datatypes/edition.js';
import options from '../comparison/options.js';

const { NumberOfInstances } = options;

export default {
  label: 'eine Auswahl von Ausgaben',
  options: {
    NumberOfInstances
  }
} satisfies typeof english;
