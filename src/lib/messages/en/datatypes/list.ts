import type { DataTypeTexts } from '../../optionTexts.js';

export default {
  label: 'a list',
  options: {}
} satisfies DataTypeTexts;
