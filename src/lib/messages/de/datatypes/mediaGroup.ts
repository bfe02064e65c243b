import type english from '../../en/datatypes/mediaGroup.js';
import options from '../comparison/options.js';

const { NumberOfInstances } = options;

export default {
  label: 'eine Auswahl von Mediengruppen',
  options: {
    NumberOfInstances
  }
} satisfies typeof english;
