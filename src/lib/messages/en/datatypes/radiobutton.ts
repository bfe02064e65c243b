import type { DataTypeTexts } from '../../comparison.js';

export default {
  label: 'radio buttons',
  options: {}
} satisfies DataTypeTexts;
