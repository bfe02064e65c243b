import { grammarOf } from '../../../language/grammar.js';

const { list, quote } = grammarOf('en');

/** What is wrong with the folder of a widget that is being developed. */
export default {
  unusable: (why: string) => `The folder cannot be used as it is, so you see its last usable state. ${why}`,
  unreadable: 'It no longer exists, or cannot be read.',
  inTrash: 'This widget is in the Trash. Once restored, it follows the folder again.',
  goneForGood: 'This widget was deleted for good. Start the product with the folder again to recreate it.',
  tooMuch: 'The folder contains too much for a widget package.',
  otherIdentifier: (before: string, after: string) =>
    `The SpotIdentifier is now ${quote(after)}, which makes this another widget. Change it back to ${quote(before)}, or restart with “npm start”.`,
  links: (names: readonly string[]) => `Links in it are not followed: ${list(names.map(quote))}.`,
  place: (line: number, column: number) => `ascData.json, line ${line}, column ${column}: `
};
