import type english from '../../en/datatypes/list.js';

export default {
  label: 'une liste',
  options: {}
} satisfies typeof english;
