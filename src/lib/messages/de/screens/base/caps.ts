import type english from '../../../en/screens/base/caps.js';

/** The labels of the keys of a keyboard. */
export default {
  ctrl: 'Strg',
  shift: 'Umschalt',
  alt: 'Alt',
  enter: 'Eingabe',
  esc: 'Esc',
  space: 'Leertaste',
  del: 'Entf',
  home: 'Pos1',
  end: 'Ende'
} satisfies typeof english;
