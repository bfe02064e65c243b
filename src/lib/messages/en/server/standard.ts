import { grammarOf } from '../../../language/grammar.js';

const { count, either, list, quote } = grammarOf('en');

/** What is wrong with the folder of a widget that is being developed. */
export default {
  unusable: (why: string) => `The folder cannot be used as it is, so you see its last usable state. ${why}`,
  otherVersion: (was: string, is: string) =>
    `The folder holds version ${is} and took the place of version ${was}. To get ${was} back, start without the folder and restore it with “Replace widget …”; History shows what changed.`,
  sameVersion: (version: string) =>
    `The folder took the place of another package with the same SpotIdentifier and version, ${version}. To get that one back, start without the folder and restore it with “Replace widget …”; History shows what changed.`,
  ownIdentifier:
    'It was a standard widget. To have both, give the folder a SpotIdentifier of its own in its ascData.json.',
  setAside: (values: number, widgets: number) =>
    `${count(values, 'value', 'values')} of ${count(widgets, 'widget', 'widgets')} ${either(values, 'was', 'were')} set aside, because no setting takes ${either(values, 'it', 'them')} now. The page of the template leads to ${either(values, 'it', 'them')}.`,
  unreadable: 'It no longer exists, or cannot be read.',
  inTrash: 'This widget is in the Trash. Once restored, it follows the folder again.',
  followedElsewhere: (folder: string) =>
    `Another server of this installation follows the folder ${quote(folder)} with the same SpotIdentifier. Two would replace each other’s versions: end that server, or develop this widget under another SpotIdentifier.`,
  goneForGood: 'This widget was deleted for good. Start the product with the folder again to recreate it.',
  tooMuch: 'The folder contains too much for a widget package.',
  otherIdentifier: (before: string, after: string) =>
    `The SpotIdentifier is now ${quote(after)}, which makes this another widget. Change it back to ${quote(before)}, or restart with “npm start”.`,
  links: (names: readonly string[]) => `Links in it are not followed: ${list(names.map(quote))}.`,
  place: (line: number, column: number) => `ascData.json, line ${line}, column ${column}: `
};
