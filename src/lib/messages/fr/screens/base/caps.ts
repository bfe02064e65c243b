import type english from '../../../en/screens/base/caps.js';

/** What stands on the keys of a keyboard. */
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
