import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/messages.js';

const { number } = grammarOf('de');

export default {
  contentTooLarge: (kilobytes: number) =>
    `Der Content einer Nachricht darf höchstens ${number(kilobytes)} kB JSON umfassen.`,
  validUntilPast: 'ValidUntil muss ein Datum mit Uhrzeit in der Zukunft sein.',
  tooMany: (most: number, megabytes: number) =>
    `Ein Player kann höchstens ${number(most)} gültige Nachrichten mit zusammen ${number(megabytes)} MB haben. Bitte erneut senden, sobald einige abgelaufen sind.`,
  notFound: 'Dieser Player hat keine Nachricht mit dieser Nummer, oder sie ist abgelaufen.'
} satisfies typeof english;
