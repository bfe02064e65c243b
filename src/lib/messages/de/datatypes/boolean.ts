import type english from '../../en/datatypes/boolean.js';

export default {
  label: 'ein Schalter',
  options: {}
} satisfies typeof english;
