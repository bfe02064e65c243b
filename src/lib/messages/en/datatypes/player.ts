import type { DataTypeTexts } from '../../optionTexts.js';
import options from '../comparison/options.js';

const { NumberOfInstances } = options;

export default {
  label: 'a choice of players',
  options: {
    NumberOfInstances
  }
} satisfies DataTypeTexts;
