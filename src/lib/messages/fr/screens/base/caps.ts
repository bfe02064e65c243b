import type english from '../../../en/screens/base/caps.js';

/** The labels of the keys of a keyboard. */
export default {
  ctrl: 'Ctrl',
  shift: 'Maj',
  alt: 'Alt',
  enter: 'Entrée',
  esc: 'Échap',
  space: 'Espace',
  del: 'Suppr',
  home: 'Origine',
  end: 'Fin'
} satisfies typeof english;
