import { grammarOf } from '../../../../language/grammar.js';
import type english from '../../../en/screens/base/fields.js';

const { number } = grammarOf('de');

export default {
  on: 'An',
  off: 'Aus',
  choose: 'Auswählen …',
  emptyItem: '(leer)',
  entries: 'Einträge',
  noEntry: 'Kein Eintrag enthält das.',
  noLongerAvailable: (item: string) => `${item} (nicht mehr verfügbar)`,
  unusable: (value: string) => `Gespeichert: ${value}`,

  decrease: 'Verringern',
  increase: 'Erhöhen',
  rounded: (value: string) => `Auf ${value} gerundet`,

  characters: (used: number, maximum: number) => `${number(used)} von ${number(maximum)} Zeichen`,
  severalEach: 'Manche Zeichen, etwa Emojis, zählen mehrfach.',
  text: (position: number) => `Text ${position}`,
  addText: 'Text hinzufügen',

  remove: (name: string) => `${name} entfernen`,
  moveUp: (name: string) => `${name} nach oben`,
  moveDown: (name: string) => `${name} nach unten`,
  dragHint: 'Reihenfolge durch Ziehen ändern oder mit Alt+↑ und Alt+↓',
  moved: (name: string, position: number, total: number) => `${name} ist jetzt ${position} von ${number(total)}`,
  removed: (name: string) => `${name} entfernt`,
  used: (now: number, most: number) => `${number(now)} von ${number(most)}`,

  openPalette: 'Farbe wählen',
  colour: 'Farbe',
  opacity: 'Deckkraft',
  recentColours: 'Zuletzt verwendet',

  from: 'Von',
  to: 'Bis',
  zone: 'Zeitzone',
  zoneSearch: 'Stadt oder Region',
  zoneNone: 'Keine Zeitzone mit diesem Namen',
  zoneOff: 'Die Eingabe von Zeitzonen ist auf dieser Plattform ausgeschaltet. Zeiten werden ohne Zone gespeichert.',
  zoneNeedsTime: 'Dieses Widget verlangt eine Zeitzone, aber keine Uhrzeit. Eine Zone kann daher nicht gewählt werden.',
  gap: (zone: string) => `Diese Uhrzeit gibt es in ${zone} nicht: Die Uhren werden vorgestellt. Nächste Zeiten:`,
  twice: (zone: string) => `Diese Uhrzeit gibt es in ${zone} zweimal: Die Uhren werden zurückgestellt. Welche?`,
  twiceFirst: (offset: string) => `Die erste (${offset})`,
  twiceSecond: (offset: string) => `Die zweite (${offset})`,
  stored: (range: string) => `Gespeichert als ${range}`,

  done: 'Fertig'
} satisfies typeof english;
