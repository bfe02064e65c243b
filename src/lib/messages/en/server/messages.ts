import { grammarOf } from '../../../language/grammar.js';

const { number } = grammarOf('en');

/** Refusals about messages to players. */
export default {
  contentTooLarge: (kilobytes: number) => `The Content of a message can be at most ${number(kilobytes)} kB of JSON.`,
  validUntilPast: 'ValidUntil must be a date with a time in the future.',
  tooMany: (most: number, megabytes: number) =>
    `A player can have at most ${number(most)} valid messages, with ${number(megabytes)} MB together. Send again when some have expired.`,
  notFound: 'This player has no message with this number, or the message has expired.'
};
