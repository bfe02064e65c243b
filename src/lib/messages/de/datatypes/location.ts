import type english from '../../en/datatypes/location.js';
import options from '../comparison/options.js';

const { NumberOfInstances } = options;

export default {
  label: 'eine Auswahl von Standorten',
  options: {
    NumberOfInstances
  }
} satisfies typeof english;
