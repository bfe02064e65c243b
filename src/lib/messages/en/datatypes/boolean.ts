import type { DataTypeTexts } from '../../comparison.js';

export default {
  label: 'a switch',
  options: {}
} satisfies DataTypeTexts;
