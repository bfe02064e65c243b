import type english from '../../en/datatypes/radiobutton.js';

export default {
  label: 'des boutons radio',
  options: {}
} satisfies typeof english;
