import type english from '../../en/datatypes/media.js';
import options from '../comparison/options.js';

const { NumberOfInstances } = options;

export default {
  label: 'un choix de médias',
  options: {
    NumberOfInstances
  }
} satisfies typeof english;
