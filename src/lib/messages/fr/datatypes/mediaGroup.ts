import type english from '../../en/datatypes/mediaGroup.js';
import options from '../comparison/options.js';

const { NumberOfInstances } = options;

export default {
  label: 'un choix de groupes de médias',
  options: {
    NumberOfInstances
  }
} satisfies typeof english;
