import type english from '../../en/datatypes/player.js';
import options from '../comparison/options.js';

const { NumberOfInstances } = options;

export default {
  label: 'eine Auswahl von Playern',
  options: {
    NumberOfInstances
  }
} satisfies typeof english;
