import type { DataTypeTexts } from '../../optionTexts.js';
import options from '../comparison/options.js';

const { NumberOfInstances } = options;

export default {
  label: 'a choice of editions',
  options: {
    NumberOfInstances
  }
} satisfies DataTypeTexts;
