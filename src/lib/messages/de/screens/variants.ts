import { grammarOf } from '../../../language/grammar.js';

const { count, either, list, number, quote } = grammarOf('de');

/** Mehrere Varianten auf einmal erstellen. */
export default {
  title: (name: string) => `Varianten von ${quote(name)} erstellen`,
  from: 'Eine Variante für',
  list: 'Namen einer Liste',
  kinds: { location: 'Standorte', player: 'Player', spotGroup: 'Spotgruppen' },
  names: 'Namen',
  namesHint: 'Ein Name pro Zeile. Eine Spalte aus einer Tabelle lässt sich einfügen.',
  each: 'Je eine erstellen für',
  find: 'Nach Namen suchen',
  chosen: (n: number) => (n === 0 ? 'Nichts ausgewählt' : `${number(n)} ausgewählt`),
  all: (n: number) => `Alle ${number(n)} auswählen`,
  none: 'Auswahl aufheben',
  onlyChosen: 'Nur Ausgewählte zeigen',
  showMore: (n: number) => `Mehr anzeigen (${number(n)})`,
  loading: 'Wird geladen …',
  noObjects: 'Es gibt noch keine.',
  noneFound: 'Nichts trägt diesen Namen.',
  setting: 'Einstellung dafür',
  noSetting: 'Keine Einstellung',
  group: 'Widget-Gruppe',
  noGroup: 'Es gibt noch keine Widget-Gruppe, in der Sie Widgets erstellen können.',
  noNames: 'Bitte mindestens einen Namen eingeben.',
  noneChosen: 'Bitte mindestens einen Eintrag auswählen.',
  tooMany: (n: number, most: number) =>
    `Das sind ${number(n)} Namen. Höchstens ${number(most)} lassen sich auf einmal erstellen.`,
  refused: (n: number) => either(n, '1 Name wird ausgelassen:', `${number(n)} Namen werden ausgelassen:`),
  more: (n: number) => `und ${number(n)} weitere`,
  create: (n: number) => (n === 0 ? 'Varianten erstellen' : `${count(n, 'Variante', 'Varianten')} erstellen`),
  done: 'Varianten erstellt',
  created: (n: number) => either(n, '1 Variante wurde erstellt.', `${number(n)} Varianten wurden erstellt.`),
  inTable: 'In der Tabelle öffnen',
  undo: 'Rückgängig',
  undone: (n: number) =>
    either(n, '1 Variante liegt jetzt im Papierkorb.', `${number(n)} Varianten liegen jetzt im Papierkorb.`),
  kept: (names: readonly string[]) => `Diese wurden inzwischen geändert und bleiben: ${list(names)}.`,
  failed: 'Der Server ist nicht erreichbar. Bitte die Verbindung prüfen und erneut versuchen.',
  cancel: 'Abbrechen',
  close: 'Schließen'
};
