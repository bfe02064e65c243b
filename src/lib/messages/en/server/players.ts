import { grammarOf } from '../../../language/grammar.js';

const { either, number, quote } = grammarOf('en');

export default {
  /** Refusals about players. */
  players: {
    notFound: 'There is no player with this number.'
  },
  /** Refusals about messages to players. */
  messages: {
    contentTooLarge: (kilobytes: number) => `The Content of a message can be at most ${number(kilobytes)} kB of JSON.`,
    validUntilPast: 'ValidUntil must be a date with a time in the future.',
    tooMany: (most: number, megabytes: number) =>
      `A player can have at most ${number(most)} valid messages, with ${number(megabytes)} MB together. Send again when some have expired.`,
    notFound: 'This player has no message with this number, or the message has expired.'
  },
  /** Refusals about play times. */
  playtimes: {
    noSuchDay: 'This day does not exist.',
    inFuture: 'Is in the future.',
    wrongRows: (count: number) =>
      either(
        count,
        'One row is wrong, so nothing was stored. It is listed below.',
        `${number(count)} rows are wrong, so nothing was stored. The first of them are listed below.`
      )
  },
  /** Refusals about updates of players. */
  updates: {
    notFound: 'There is no update with this number. It may have been withdrawn.',
    otherFile: (version: string, fileName: string) =>
      `Version ${version} already has a different file named ${quote(fileName)}. Use a new version number, or withdraw that update first.`,
    emptyFile: 'The file is empty.',
    versionNeeded: 'With “playerId”, the player’s “version” is required too.'
  }
};
