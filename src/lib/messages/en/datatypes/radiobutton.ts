import type { DataTypeTexts } from '../../optionTexts.js';

export default {
  label: 'radio buttons',
  options: {}
} satisfies DataTypeTexts;
