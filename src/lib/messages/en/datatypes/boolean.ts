import type { DataTypeTexts } from '../../optionTexts.js';

export default {
  label: 'a switch',
  options: {}
} satisfies DataTypeTexts;
