import type english from '../../en/datatypes/media.js';
import options from '../comparison/options.js';

const { NumberOfInstances } = options;

export default {
  label: 'eine Auswahl von Medien',
  options: {
    NumberOfInstances
  }
} satisfies typeof english;
