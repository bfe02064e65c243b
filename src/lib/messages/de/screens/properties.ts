import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/properties.js';

const { anyOf, count, either, number, quote } = grammarOf('de');

type Forms = readonly [one: string, many: string];

/** „3 bis 5 Ziffern“. @param max Infinity: no end */
function counted(min: number, max: number, [one, many]: Forms): string {
  if (min === max) return count(min, one, many);
  if (max === Infinity) return min === 0 ? `beliebig viele ${many}` : `${number(min)} oder mehr ${many}`;
  if (min === 0) return `höchstens ${count(max, one, many)}`;
  return `${number(min)} bis ${number(max)} ${many}`;
}

/** „3- bis 5-mal“ */
function times(min: number, max: number): string {
  if (min === max) return `${number(min)}-mal`;
  if (max === Infinity) return min === 0 ? 'beliebig oft' : `mindestens ${number(min)}-mal`;
  return min === 0 ? `höchstens ${number(max)}-mal` : `${number(min)}- bis ${number(max)}-mal`;
}

const CHARACTER: Forms = ['Zeichen', 'Zeichen'];

export default {
  rows: {
    titles: { Range: 'Bereich', Dates: 'Datum', Length: 'Länge', Width: 'Breite', Height: 'Höhe' },
    inline: {
      Minimum: 'von',
      Maximum: 'bis',
      StepSize: 'Schritt',
      MinDate: 'von',
      MaxDate: 'bis',
      MultilineSize: 'Zeilen',
      MaxChars: 'Zeichen',
      MinWidth: 'von',
      MaxWidth: 'bis',
      MinHeight: 'von',
      MaxHeight: 'bis'
    },
    needs: (option) => `Wirkt nicht ohne ${quote(option)}.`
  },
  moments: { none: 'jeder Tag', today: 'heute', exact: 'ein Tag' },
  entries: {
    title: 'Einträge',
    count: (n) => number(n),
    entry: 'Eintrag',
    usedBy: 'Verwendet von',
    nameOf: (n) => `Eintrag ${number(n)}`,
    textOf: (language, entry) => `${quote(entry)} auf ${language}`,
    fresh: 'Neuer Eintrag',
    missing: 'fehlt',
    rules: (n) => count(n, 'Regel', 'Regeln'),
    tests: (n) => count(n, 'Test', 'Tests'),
    widgets: (n) => count(n, 'Widget', 'Widgets'),
    taken: (entry) => `Ein anderer Eintrag heißt ${quote(entry)}.`,
    isNew: 'neu',
    isDefault: 'Standard',
    drag: 'Zum Verschieben ziehen',
    remove: (entry) => `${quote(entry)} löschen`,
    dropNew: 'Neuen Eintrag verwerfen',
    pasteHint: 'Mehrere Zeilen einfügen: ein Eintrag je Zeile',
    pasted: (n) => `${count(n, 'Eintrag', 'Einträge')} hinzugefügt.`,
    leftOut: (n) => `${count(n, 'Zeile', 'Zeilen')} ausgelassen: Der Name ist vergeben.`,
    moved: (entry, at, all) => `${entry}, ${number(at)} von ${number(all)}`,
    removed: (entry) => `${quote(entry)} wurde gelöscht.`,
    more: (n) => `und ${number(n)} weitere`
  },
  texts: {
    title: 'Texte',
    missing: (n) => count(n, 'fehlt', 'fehlen'),
    complete: 'vollständig',
    translations: 'Übersetzungen',
    language: 'Sprache',
    add: 'Hinzufügen',
    entries: 'Einträge',
    published: 'veröffentlicht',
    publishedNone: 'ohne Text veröffentlicht',
    take: 'in die Datei übernehmen',
    takeAll: (n: number) => `Alle ${number(n)} veröffentlichten Texte in die Datei übernehmen`,
    taken: (n: number) =>
      either(
        n,
        'Der veröffentlichte Text steht in der Datei.',
        `${number(n)} veröffentlichte Texte stehen in der Datei.`
      ),
    none: 'Die Datei hat noch keine Übersetzungen.'
  },
  use: {
    title: 'Verwendet von',
    rules: 'Regeln',
    tests: 'Tests',
    code: 'Code',
    noCode: 'keine Zeile nennt sie',
    onlyNamed: 'keine Zeile liest sie sicher, aber ihre Id steht in',
    showCode: 'Zeilen suchen, die sie lesen',
    readingCode: 'Dateien werden gelesen …',
    codeFailed: 'Die Dateien waren nicht zu lesen.',
    stored: 'Gespeichert',
    noRule: 'keine Regel',
    noTest: 'kein Test',
    noOwn: 'kein Widget hat einen eigenen Wert',
    hiddenWhile: 'ausgeblendet, solange',
    and: 'und',
    own: (own, all) =>
      either(
        all,
        'das Widget hat einen eigenen Wert',
        `${number(own)} von ${number(all)} Widgets haben einen eigenen Wert`
      ),
    more: (n) => `und ${number(n)} weitere`,
    valueIn: (value, widget) => `${value} in ${widget}`,
    misfits: (named, more) => `Passt nicht mehr: ${named.join(', ')}${more > 0 ? ` und ${number(more)} weitere` : ''}`,
    converted: (n) =>
      `${count(n, 'gespeicherter Wert wird', 'gespeicherte Werte werden')} umgewandelt, nichts geht verloren.`,
    unchecked: (n) =>
      `${count(n, 'gespeicherter Wert wurde', 'gespeicherte Werte wurden')} nicht geprüft, es sind zu viele.`,
    accepted: (n, all) => `${number(n)} von ${count(all, 'gespeichertem Text gilt', 'gespeicherten Texten gelten')}`
  },
  pattern: {
    title: 'Prüfung',
    pattern: 'Muster',
    none: 'kein Muster, jeder Text gilt',
    start: 'Beginnen mit',
    starters: { number: 'Zahl', time: 'Uhrzeit', link: 'Link', mail: 'E-Mail' },
    remove: 'Muster entfernen',
    pieces: 'Was das Muster verlangt',
    or: 'oder',
    anchored: 'Der ganze Text muss passen.',
    anywhere: 'Darf irgendwo im Text passen.',
    whole: 'Ganzer Text',
    samples: 'Beispiele',
    sample: (n) => `Beispiel ${number(n)}`,
    addSample: 'Beispiel',
    removeSample: (text) => `${quote(text)} entfernen`,
    verdicts: {
      match: 'gilt',
      'no-match': 'abgelehnt',
      timeout: 'dauerte zu lange',
      untested: 'nicht geprüft',
      invalid: 'kein Muster',
      pending: 'wird geprüft …'
    },
    words: {
      start: 'am Anfang',
      end: 'bis zum Ende',
      edge: 'am Rand eines Wortes',
      within: 'nicht am Rand eines Wortes',
      nothing: 'nichts',
      never: 'nichts passt',
      text: (text) => quote(text),
      range: (from, to) => `${quote(from)} bis ${quote(to)}`,
      either: (ways) => ways.join(' oder '),
      characters: (min, max) => counted(min, max, CHARACTER),
      ofSets: (min, max, sets) =>
        counted(min, max, [anyOf(sets.map(([one]) => one)), anyOf(sets.map(([, many]) => many))]),
      among: (min, max, parts) => `${counted(min, max, CHARACTER)}: ${anyOf(parts)}`,
      otherThan: (min, max, parts) => `${counted(min, max, CHARACTER)} außer ${anyOf(parts)}`,
      times: (what, min, max) => (min === 0 && max < 2 ? `${what} oder nichts` : `${what}, ${times(min, max)}`),
      before: (what) => `gefolgt von ${what}`,
      notBefore: (what) => `nicht gefolgt von ${what}`,
      after: (what) => `hinter ${what}`,
      notAfter: (what) => `nicht hinter ${what}`,
      again: (group) => `dasselbe wie in Gruppe ${group}`,
      sets: {
        digit: ['Ziffer', 'Ziffern'],
        notDigit: ['Zeichen ohne Ziffern', 'Zeichen ohne Ziffern'],
        wordCharacter: ['Buchstabe, Ziffer oder _', 'Buchstaben, Ziffern oder _'],
        notWordCharacter: [
          'Zeichen, das weder Buchstabe noch Ziffer noch _ ist',
          'Zeichen, die weder Buchstabe noch Ziffer noch _ sind'
        ],
        blank: ['Leerzeichen', 'Leerzeichen'],
        notBlank: ['Zeichen, das kein Leerzeichen ist', 'Zeichen, die keine Leerzeichen sind'],
        capital: ['Großbuchstabe', 'Großbuchstaben'],
        small: ['Kleinbuchstabe', 'Kleinbuchstaben'],
        letter: ['Buchstabe', 'Buchstaben']
      }
    }
  }
} satisfies typeof english;
