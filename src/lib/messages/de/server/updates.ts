import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/updates.js';

const { quote } = grammarOf('de');

export default {
  notFound: 'Es gibt kein Update mit dieser Nummer. Möglicherweise wurde es zurückgezogen.',
  otherFile: (version: string, fileName: string) =>
    `Version ${version} hat bereits eine andere Datei namens ${quote(fileName)}. Eine neue Version angeben oder das vorhandene Update zuerst zurückziehen.`,
  emptyFile: 'Die Datei ist leer.',
  versionNeeded: 'Mit „playerId“ ist auch die „version“ des Players nötig.'
} satisfies typeof english;
