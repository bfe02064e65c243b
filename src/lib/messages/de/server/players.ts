import type english from '../../en/server/players.js';
import { grammarOf } from '../../../language/grammar.js';

const { either, number, quote } = grammarOf('de');

export default {
  players: {
    notFound: 'Es gibt keinen Player mit dieser Nummer.'
  },
  messages: {
    contentTooLarge: (kilobytes: number) =>
      `Der Content einer Nachricht darf höchstens ${number(kilobytes)} kB JSON umfassen.`,
    validUntilPast: 'ValidUntil muss ein Datum mit Uhrzeit in der Zukunft sein.',
    tooMany: (most: number, megabytes: number) =>
      `Ein Player kann höchstens ${number(most)} gültige Nachrichten mit zusammen ${number(megabytes)} MB haben. Bitte erneut senden, sobald einige abgelaufen sind.`,
    notFound: 'Dieser Player hat keine Nachricht mit dieser Nummer, oder sie ist abgelaufen.'
  },
  playtimes: {
    noSuchDay: 'Diesen Tag gibt es nicht.',
    inFuture: 'Liegt in der Zukunft.',
    wrongRows: (count: number) =>
      either(
        count,
        'Eine Zeile ist falsch, daher wurde nichts übernommen. Sie steht unten.',
        `${number(count)} Zeilen sind falsch, daher wurde nichts übernommen. Die ersten davon stehen unten.`
      )
  },
  updates: {
    notFound: 'Es gibt kein Update mit dieser Nummer. Möglicherweise wurde es zurückgezogen.',
    otherFile: (version: string, fileName: string) =>
      `Version ${version} hat bereits eine andere Datei namens ${quote(fileName)}. Eine neue Version angeben oder das vorhandene Update zuerst zurückziehen.`,
    emptyFile: 'Die Datei ist leer.',
    versionNeeded: 'Mit „playerId“ ist auch die „version“ des Players nötig.'
  }
} satisfies typeof english;
