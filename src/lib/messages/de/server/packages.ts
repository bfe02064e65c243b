import type english from '../../en/server/packages.js';
import { grammarOf } from '../../../language/grammar.js';
import { faults } from '../screens/origins.js';

const { count, either, list, number, quote } = grammarOf('de');

export default {
  packages: {
    busy: 'Der Server ist mit anderen Paketen ausgelastet. Es wurde nichts ausgeführt; in ein paar Sekunden erneut versuchen.',
    spotType: (type: string) => `Der SpotType in ascData.json muss ${quote(type)} sein, der Typ des Spots.`,
    hasErrors: 'Das Paket wurde nicht übernommen, weil es Fehler enthält.',
    tooCostly: (seconds: number) =>
      `Das Paket wurde nicht übernommen: Die Prüfung dauert länger als ${number(seconds)} Sekunden oder braucht zu viel Arbeitsspeicher. Bitte die ascData.json und die Skripte der Startseite verkleinern.`,
    textsTooCostly: (seconds) =>
      `Diese Datei zu lesen oder zu schreiben dauert länger als ${number(seconds)} Sekunden oder braucht zu viel Speicher. Es wurde nichts geändert.`,
    folderOtherFiles: (folder: string, names: readonly string[]) =>
      `Dieses Widget folgt dem Ordner ${quote(folder)}, und dort unterscheiden sich Dateien von diesem Paket, die nicht in den Ordner geschrieben werden: ${list(names.map(quote))}. Nichts wurde geändert, denn geschrieben werden nur Textdateien bis 1 MB, die zum Paket gehören. Diese Dateien bitte im Ordner ändern, oder das Produkt ohne den Ordner starten und es erneut versuchen.`,
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
  },
  standard: {
    unusable: (why: string) =>
      `Der Ordner ist so nicht verwendbar; angezeigt wird der letzte verwendbare Stand. ${why}`,
    otherVersion: (was: string, is: string) =>
      `Der Ordner enthält Version ${is} und hat Version ${was} abgelöst. Um ${was} zurückzuholen, ohne den Ordner starten und sie über „Widget ersetzen …“ wiederherstellen; der Verlauf zeigt, was sich geändert hat.`,
    sameVersion: (version: string) =>
      `Der Ordner hat ein anderes Paket mit demselben SpotIdentifier und derselben Version ${version} abgelöst. Um es zurückzuholen, ohne den Ordner starten und es über „Widget ersetzen …“ wiederherstellen; der Verlauf zeigt, was sich geändert hat.`,
    ownIdentifier:
      'Es war ein Standard-Widget. Um beide zu haben, dem Ordner in seiner ascData.json einen eigenen SpotIdentifier geben.',
    setAside: (values: number, widgets: number) =>
      `${count(values, 'Wert', 'Werte')} aus ${count(widgets, 'Widget', 'Widgets')} ${either(values, 'wurde', 'wurden')} beiseitegelegt, weil keine Einstellung ${either(values, 'ihn', 'sie')} mehr annimmt. Die Seite der Vorlage führt dorthin.`,
    unreadable: 'Er ist nicht mehr da oder nicht lesbar.',
    inTrash: 'Dieses Widget ist im Papierkorb. Nach dem Wiederherstellen folgt es dem Ordner wieder.',
    followedElsewhere: (folder: string) =>
      `Ein anderer Server dieser Installation folgt dem Ordner ${quote(folder)} mit demselben SpotIdentifier. Zwei würden einander die Versionen ersetzen: jenen Server beenden oder dieses Widget unter einem anderen SpotIdentifier entwickeln.`,
    goneForGood:
      'Dieses Widget wurde endgültig gelöscht. Das Produkt erneut mit dem Ordner starten, um es wieder anzulegen.',
    tooMuch: 'Der Ordner enthält zu viel für ein Widget-Paket.',
    otherIdentifier: (before: string, after: string) =>
      `Der SpotIdentifier ist jetzt ${quote(after)}: Das ist ein anderes Widget. Wieder ${quote(before)} eintragen oder mit „npm start“ neu starten.`,
    links: (names: readonly string[]) => `Verknüpfungen darin wird nicht gefolgt: ${list(names.map(quote))}.`,
    place: (line: number, column: number) => `ascData.json, Zeile ${line}, Spalte ${column}: `
  },
  replace: {
    mappingInvalid:
      'Die Zuordnung passt nicht zu den beiden Paketen; jede Stelle steht unten. Es wurde nichts geändert.',
    otherWidget: (uploaded: string, present: string) =>
      `Dieses Paket gehört zu einem anderen Widget: Sein SpotIdentifier ist ${quote(uploaded)}, der des ausgewählten Widgets ${quote(present)}. Es wurde nichts geändert.`,
    replacedMeanwhile:
      'Jemand anderes hat dieses Widget inzwischen ersetzt. Es wurde nichts geändert. Bitte neu vergleichen.',
    valuesTooLarge: (megabytes, most) =>
      `Die Widgets dieser Vorlage haben ${number(megabytes)} MB an Werten, mehr als die ${number(most)} MB, die sich auf einmal ersetzen lassen. Es wurde nichts geändert. Bitte Varianten, die niemand braucht, endgültig löschen oder ihre Texte kürzen.`,
    valuesSavedMeanwhile:
      'Seit dem Vergleich wurden Werte gespeichert. Es wurde nichts geändert. Bitte den Vergleich erneut prüfen.',
    notSetAside: 'Dieser Wert ist nicht mehr beiseitegelegt.',
    noSuchSetting:
      'Das Widget hat keine Einstellung mit dieser Id. Bitte eine andere für den Wert wählen; bis dahin bleibt er beiseitegelegt.',
    versionGone:
      'Diese Version des Widgets lässt sich nicht mehr wiederherstellen. Nur die letzten zehn werden aufbewahrt.'
  },
  origins: {
    changedMeanwhile: 'Jemand anderes hat die Liste inzwischen geändert. Es wurde nichts gespeichert.',
    faults
  }
} satisfies typeof english;
