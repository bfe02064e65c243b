import { grammarOf } from '../../../language/grammar.js';
import { ofEachNoun, type Noun } from '../../nouns.js';
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
  close: 'Schließen',
  retry: 'Erneut versuchen',
  loadFailed: 'Die Liste konnte nicht geladen werden. Bitte die Verbindung prüfen und erneut versuchen.',
  loading: 'Wird geladen …',
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
  kinds: ofEachNoun(import.meta.glob<Noun>('../nouns/*.ts', { eager: true, import: 'default' }), kind)
} satisfies typeof english;
