import { grammarOf } from '../../../language/grammar.js';

const { quote } = grammarOf('en');

/** Refusals about updates of players. */
export default {
  notFound: 'There is no update with this number. It may have been withdrawn.',
  otherFile: (version: string, fileName: string) =>
    `Version ${version} already has a different file named ${quote(fileName)}. Use a new version number, or withdraw that update first.`,
  emptyFile: 'The file is empty.',
  versionNeeded: 'With “playerId”, the player’s “version” is required too.'
};
