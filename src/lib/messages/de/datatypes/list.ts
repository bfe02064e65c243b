import type english from '../../en/datatypes/list.js';

export default {
  label: 'eine Liste',
  options: {}
} satisfies typeof english;
