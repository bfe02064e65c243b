import type english from '../../en/datatypes/spot.js';
import options from '../comparison/options.js';

const { NumberOfInstances } = options;

export default {
  label: 'eine Auswahl von Spots',
  options: {
    NumberOfInstances
  }
} satisfies typeof english;
