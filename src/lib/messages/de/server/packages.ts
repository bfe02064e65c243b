import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/packages.js';

const { list, number, quote } = grammarOf('de');

export default {
  busy: 'Der Server ist mit anderen Paketen ausgelastet. Es wurde nichts ausgeführt; in ein paar Sekunden erneut versuchen.',
  spotType: (type: string) => `Der SpotType in ascData.json muss ${quote(type)} sein, der Typ des Spots.`,
  hasErrors: 'Das Paket wurde nicht übernommen, weil es Fehler enthält.',
  tooCostly: (seconds: number) =>
    `Das Paket wurde nicht übernommen: Die Prüfung dauert länger als ${number(seconds)} Sekunden oder braucht zu viel Arbeitsspeicher. Bitte die ascData.json und die Skripte der Startseite verkleinern.`,
  textsTooCostly: (seconds) =>
    `Diese Datei zu lesen oder zu schreiben dauert länger als ${number(seconds)} Sekunden oder braucht zu viel Speicher. Es wurde nichts geändert.`,
  folderOtherFiles: (folder: string, names: readonly string[]) =>
    `Dieses Widget folgt dem Ordner ${quote(folder)}, und dort unterscheiden sich weitere Dateien von diesem Paket: ${list(names.map(quote))}. Nichts wurde geändert. Diese Dateien bitte im Ordner ändern, oder das Produkt ohne den Ordner starten und es erneut versuchen.`,
  folderChanged: (folder: string, name: string, line?: number) => {
    const what =
      line === undefined
        ? `${quote(name)} im Ordner ${quote(folder)} ist nicht mehr wie zuvor, und diese Änderung passt nicht dazu.`
        : `Im Ordner ${quote(folder)} trifft diese Änderung in Zeile ${line} von ${quote(name)} auf eine andere.`;
    return `${what} Nichts wurde geändert. Bitte die Datei ansehen, diese Seite neu laden und die Änderung erneut vornehmen.`;
  },
  folderBroken: (folder: string, why: string) =>
    `Der Ordner ${quote(folder)}, dem dieses Widget folgt, ist so nicht verwendbar. ${why} Nichts wurde geändert. Bitte die Datei dort korrigieren und die Änderung dann wiederholen.`,
  folderElsewhere: (folder: string) =>
    `Dieses Widget folgt dem Ordner ${quote(folder)} auf einem anderen Server dieser Installation, und nur dieser kann dort schreiben. Nichts wurde geändert. Bitte im Ordner ändern oder auf der Seite des Servers, der mit ihm gestartet wurde.`,
  folderUnreadable: (folder: string) =>
    `Der Server kann den Ordner ${quote(folder)}, dem dieses Widget folgt, nicht lesen: Er ist nicht mehr da, oder etwas darin ist nicht lesbar. Nichts wurde geändert. Bitte den Ordner wieder an seinen Platz bringen und die Änderung dann wiederholen.`,
  folderUnwritable: (folder: string, name: string) =>
    `Dieses Widget folgt dem Ordner ${quote(folder)}, aber der Server darf ${quote(name)} dort nicht schreiben. Nichts wurde geändert. Bitte erlauben oder im Ordner ändern.`,
  folderFull: (folder: string, name: string) =>
    `Dieses Widget folgt dem Ordner ${quote(folder)}, aber dort ist kein Platz für ${quote(name)}. Nichts wurde geändert.`
} satisfies typeof english;
