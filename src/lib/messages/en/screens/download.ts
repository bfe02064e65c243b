import { grammarOf } from '../../../language/grammar.js';

const { quote } = grammarOf('en');

/** What a download is to hold. */
export default {
  title: (name: string) => `Download ${quote(name)}`,
  uploaded: 'The template’s package',
  uploadedHint: 'Without the values saved here.',
  now: 'As it is now',
  nowHint: 'With the saved values as its defaults, for use elsewhere. Replacing this widget with it changes nothing.',
  unsaved: 'Unsaved changes are not included.',
  download: 'Download',
  cancel: 'Cancel',
  close: 'Close'
};
