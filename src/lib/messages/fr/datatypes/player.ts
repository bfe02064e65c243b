import type english from '../../en/datatypes/player.js';
import options from '../comparison/options.js';

const { NumberOfInstances } = options;

export default {
  label: 'un choix de lecteurs',
  options: {
    NumberOfInstances
  }
} satisfies typeof english;
