import type { DataTypeTexts } from '../../comparison.js';

export default {
  label: 'a list',
  options: {}
} satisfies DataTypeTexts;
