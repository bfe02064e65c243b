/** The labels of the keys of a keyboard. */
export default {
  ctrl: 'Ctrl',
  shift: 'Shift',
  alt: 'Alt',
  enter: 'Enter',
  esc: 'Esc',
  space: 'Space',
  del: 'Del',
  home: 'Home',
  end: 'End'
};
