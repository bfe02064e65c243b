import type english from '../../en/datatypes/radiobutton.js';

export default {
  label: 'eine Auswahl mit Optionsfeldern',
  options: {}
} satisfies typeof english;
