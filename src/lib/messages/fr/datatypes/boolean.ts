import type english from '../../en/datatypes/boolean.js';

export default {
  label: 'un interrupteur',
  options: {}
} satisfies typeof english;
