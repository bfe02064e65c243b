import { grammarOf } from '../../../language/grammar.js';
import { ofEachNoun, type Noun } from '../../nouns.js';
import nouns from '../nouns.js';
import type english from '../../en/screens/pickers.js';

const { count, number, quote } = grammarOf('de');

const kind = ({ one, many, choose, thisOne }: Noun) => ({
  many,
  choose: `${choose} wählen`,
  search: `${many} suchen`,
  count: (total: number) => count(total, one, many),
  none: `Auf dieser Plattform gibt es noch keine ${many}.`,
  noMatch: (search: string) => `Keine ${many} passen zu ${quote(search)}.`,
  missing: `${thisOne} gibt es nicht mehr. Bitte entfernen oder ersetzen.`
});

export default {
  done: 'Fertig',
  palette: {
    open: 'Farbe wählen',
    colour: 'Farbe',
    opacity: 'Deckkraft',
    brand: 'Markenfarben',
    editBrand: 'Markenfarben bearbeiten',
    brandName: 'Name',
    addBrand: (colour: string) => `${colour} hinzufügen`,
    removeBrand: (name: string) => `${name} entfernen`,
    notSaved: 'Nicht gespeichert: Der Server ist nicht erreichbar.',
    used: 'In diesem Widget',
    recent: 'Zuletzt verwendet'
  },
  used: (now: number, most: number) => `${number(now)} von ${number(most)}`,
  entries: 'Einträge',
  noEntry: 'Kein Eintrag enthält das.',
  addText: 'Text hinzufügen',
  reorder: {
    remove: (name: string) => `${name} entfernen`,
    moveUp: (name: string) => `${name} nach oben`,
    moveDown: (name: string) => `${name} nach unten`,
    dragHint: 'Reihenfolge durch Ziehen ändern oder mit Alt+↑ und Alt+↓',
    moved: (name: string, position: number, total: number) => `${name} ist jetzt ${position} von ${number(total)}`,
    removed: (name: string) => `${name} entfernt`
  },
  /** Of a range of dates. */
  range: {
    zone: 'Zeitzone',
    zoneSearch: 'Stadt oder Region',
    zoneNone: 'Keine Zeitzone mit diesem Namen',
    zoneOff: 'Die Eingabe von Zeitzonen ist auf dieser Plattform ausgeschaltet. Zeiten werden ohne Zone gespeichert.',
    zoneNeedsTime:
      'Dieses Widget verlangt eine Zeitzone, aber keine Uhrzeit. Eine Zone kann daher nicht gewählt werden.',
    gap: (zone: string) => `Diese Uhrzeit gibt es in ${zone} nicht: Die Uhren werden vorgestellt. Nächste Zeiten:`,
    twice: (zone: string) => `Diese Uhrzeit gibt es in ${zone} zweimal: Die Uhren werden zurückgestellt. Welche?`,
    twiceFirst: (offset: string) => `Die erste (${offset})`,
    twiceSecond: (offset: string) => `Die zweite (${offset})`,
    stored: (range: string) => `Gespeichert als ${range}`
  },
  close: 'Schließen',
  retry: 'Erneut versuchen',
  loadFailed: 'Die Liste konnte nicht geladen werden. Bitte die Verbindung prüfen und erneut versuchen.',
  loading: 'Wird geladen …',
  change: 'Ersetzen',
  full: (most: number) => `Alle ${number(most)} gewählt. Für eine andere Wahl zuerst einen Eintrag entfernen.`,
  treeHint: 'Tippen zum Suchen oder ↓ in den Baum',
  noneHint: 'Sie werden in der Plattform angelegt und können dann hier gewählt werden.',
  noMatchHint:
    'Jedes Wort muss im Namen oder in der Zeile darunter vorkommen. Groß- und Kleinschreibung und Akzente sind egal.',
  lately: 'Zuletzt verwendet',
  filters: {
    type: 'Typ',
    anyType: 'Alle Typen',
    types: { Image: 'Bilder', Video: 'Videos', Document: 'Dokumente', Audio: 'Ton' },
    size: 'Größe',
    anySize: 'Alle Größen',
    sizes: { hd: 'HD oder größer', 'full-hd': 'Full HD oder größer', '4k': '4K oder größer' },
    none: 'Keine Medien dieses Typs und dieser Größe gefunden.',
    clear: 'Alle Typen und Größen anzeigen'
  },
  kinds: ofEachNoun(nouns, kind)
} satisfies typeof english;
