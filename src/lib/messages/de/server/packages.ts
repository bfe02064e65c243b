import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/packages.js';

const { number, quote } = grammarOf('de');

export default {
  busy: 'Der Server ist mit anderen Paketen ausgelastet. Es wurde nichts ausgeführt; in ein paar Sekunden erneut versuchen.',
  spotType: (type: string) => `Der SpotType in ascData.json muss ${quote(type)} sein, der Typ des Spots.`,
  hasErrors: 'Das Paket wurde nicht übernommen, weil es Fehler enthält.',
  tooCostly: (seconds: number) =>
    `Das Paket wurde nicht übernommen: Die Prüfung dauert länger als ${number(seconds)} Sekunden oder braucht zu viel Arbeitsspeicher. Bitte die ascData.json und die Skripte der Startseite verkleinern.`,
  textsTooCostly: (seconds) =>
    `Diese Datei zu lesen oder zu schreiben dauert länger als ${number(seconds)} Sekunden oder braucht zu viel Speicher. Es wurde nichts geändert.`
} satisfies typeof english;
