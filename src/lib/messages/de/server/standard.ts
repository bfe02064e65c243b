import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/standard.js';

const { count, either, list, quote } = grammarOf('de');

export default {
  unusable: (why: string) => `Der Ordner ist so nicht verwendbar; angezeigt wird der letzte verwendbare Stand. ${why}`,
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
} satisfies typeof english;
