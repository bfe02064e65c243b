import { counting } from '../../../../language/count.js';
import type english from '../../../en/screens/base/editor.js';

const { either, number } = counting('de');

const settings = (count: number): string => either(count, '1 Einstellung', `${number(count)} Einstellungen`);
const changes = (count: number): string => either(count, '1 Änderung', `${number(count)} Änderungen`);

export default {
  title: 'Werte',
  widgets: 'Widgets',
  dashboard: 'Dashboard',
  templates: 'Widget-Vorlagen',
  template: (name: string) => `Vorlage: ${name}`,
  breadcrumb: 'Pfad',
  asPage: 'Als eigene Seite öffnen',
  close: 'Editor schließen',
  skip: 'Zu den Einstellungen springen',
  contentLanguage: 'Sprache der Einstellungen',
  original: 'Original',
  more: 'Mehr',
  download: 'Paket herunterladen …',
  allWidgets: 'Alle Widgets',
  noElements:
    'Dieses Widget hat keine Einstellungen. Hier gibt es nichts zu ändern; die Vorschau zeigt es, wie es ist.',

  undo: 'Rückgängig',
  redo: 'Wiederholen',
  undone: (labels: string) => `Rückgängig gemacht: ${labels}`,
  redone: (labels: string) => `Wiederholt: ${labels}`,

  search: {
    label: 'Einstellungen suchen',
    placeholder: 'Name oder Wert',
    placeholderWithIds: 'Name, Id oder Wert',
    filter: 'Anzeigen',
    filters: { all: 'Alle', changed: 'Geänderte', errors: 'Mit Fehlern', hidden: 'Ausgeblendete' },
    found: (shown: number, total: number) => `${number(shown)} von ${settings(total)}`,
    none: 'Keine Einstellung passt.',
    clear: 'Alle Einstellungen zeigen'
  },

  field: {
    changed: (was: string) => `Geändert, war „${was}“`,
    was: (value: string) => `war „${value}“`,
    menu: 'Aktionen',
    menuHint: 'Strg . öffnet die Aktionen einer Einstellung.',
    resetSaved: 'Auf gespeicherten Wert zurück',
    resetDefault: 'Auf Vorgabe des Pakets zurück',
    copyId: 'Id kopieren',
    copied: (id: string) => `Id ${id} kopiert`,
    why: 'Wann wird das angezeigt?',
    loading: 'Wird geladen …',
    loadFailed: 'Dieses Eingabefeld konnte nicht geladen werden.',
    unexplained: 'Dieser Wert lässt sich nicht speichern. Warum, konnte nicht geladen werden.',
    retry: 'Erneut versuchen'
  },
  limits: {
    between: (minimum: string, maximum: string) => `${minimum} – ${maximum}`,
    atLeast: (minimum: string) => `ab ${minimum}`,
    atMost: (maximum: string) => `bis ${maximum}`,
    step: (step: string) => `Schritt ${step}`,
    required: 'erforderlich'
  },

  reasons: {
    is: (target: string, expected: string) => `${target} auf ${expected} steht`,
    isNot: (target: string, expected: string) => `${target} nicht auf ${expected} steht`,
    above: (target: string, expected: string) => `${target} über ${expected} liegt`,
    atLeast: (target: string, expected: string) => `${target} mindestens ${expected} ist`,
    below: (target: string, expected: string) => `${target} unter ${expected} liegt`,
    atMost: (target: string, expected: string) => `${target} höchstens ${expected} ist`,
    after: (target: string, expected: string) => `${target} nach ${expected} liegt`,
    notBefore: (target: string, expected: string) => `${target} nicht vor ${expected} liegt`,
    before: (target: string, expected: string) => `${target} vor ${expected} liegt`,
    notAfter: (target: string, expected: string) => `${target} nicht nach ${expected} liegt`,
    filled: (target: string) => `${target} ausgefüllt ist`,
    empty: (target: string) => `${target} leer ist`,
    contains: (target: string, expected: string) => `${target} ${expected} enthält`,
    onlyIf: (clause: string) => `wenn ${clause}`,
    withId: (id: string) => `Id ${id}`,
    and: (clauses: readonly string[]) => new Intl.ListFormat('de', { type: 'conjunction' }).format(clauses),
    hiddenBecause: (clauses: string) => `ausgeblendet, weil ${clauses}`,
    setTo: (target: string, value: string) => `${target} auf ${value} setzen`,
    setHiddenTo: (target: string, value: string) => `${target} (auch ausgeblendet) auf ${value} setzen`,
    choose: (target: string) => `in ${target} etwas auswählen`,
    chooseNamed: (name: string, target: string) => `in ${target} „${name}“ auswählen`,
    chooseIds: (ids: readonly number[], target: string) =>
      either(
        ids.length,
        `in ${target} das Objekt mit der Id ${ids[0]} auswählen`,
        `in ${target} genau die Objekte mit den Ids ${new Intl.ListFormat('de').format(ids.map(String))} auswählen`
      ),
    chooseOther: (target: string) => `in ${target} etwas anderes auswählen`,
    fillIn: (target: string) => `${target} ausfüllen`,
    enter: (text: string, target: string) => `in ${target} ${text} eingeben`,
    enterOther: (target: string) => `in ${target} etwas anderes eingeben`,
    showFirst: (target: string) => `erst ${target} einblenden`
  },
  hidden: {
    summary: (count: number) =>
      either(count, '1 Einstellung ist ausgeblendet', `${number(count)} Einstellungen sind ausgeblendet`),
    show: (change: string) => `Einblenden: ${change}`,
    cannot: 'Keine Einstellung dieses Widgets kann sie einblenden.',
    more: (count: number) => `${number(count)} weitere zeigen`,
    shown: (name: string) => `${name} wird jetzt angezeigt.`,
    vanished: (name: string) =>
      `${name} ist wegen einer anderen Einstellung jetzt ausgeblendet. Der Wert bleibt erhalten.`
  },

  save: {
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    review: 'Prüfen',
    none: 'Keine ungespeicherten Änderungen',
    saved: 'Gespeichert.',
    discarded: 'Änderungen verworfen.',
    count: changes,
    more: (count: number) => `${number(count)} weitere`,
    revert: 'Zurücknehmen',
    revertOf: (label: string) => `${label} zurücknehmen`,
    discardAll: 'Alle Änderungen verwerfen',
    reviewTitle: 'Änderungen seit dem letzten Speichern',
    setting: 'Einstellung',
    before: 'Gespeichert',
    after: 'Jetzt',
    close: 'Schließen'
  },
  errors: {
    title: (count: number) =>
      either(
        count,
        'Nicht gespeichert: Eine Einstellung muss berichtigt werden',
        `Nicht gespeichert: ${number(count)} Einstellungen müssen berichtigt werden`
      ),
    also: (count: number) => `und ${number(count)} weitere`,
    hiddenField: 'ausgeblendet'
  },
  notices: {
    restored: (count: number, time: string) =>
      either(
        count,
        `1 ungespeicherte Änderung von ${time} wiederhergestellt.`,
        `${number(count)} ungespeicherte Änderungen von ${time} wiederhergestellt.`
      ),
    lost: (count: number) =>
      either(
        count,
        'Eine ungespeicherte Änderung gehört zu einer Einstellung, die dieses Widget nicht mehr hat.',
        `${number(count)} ungespeicherte Änderungen gehören zu Einstellungen, die dieses Widget nicht mehr hat.`
      ),
    discard: 'Änderungen verwerfen',
    forget: 'Löschen, was keine Einstellung hat',
    dismiss: 'Meldung ausblenden',
    unkept:
      'In diesem Browser wird kein Entwurf gespeichert: Ungespeicherte Änderungen gehen verloren, wenn die Seite geschlossen wird. Am besten bald speichern.',
    unreachable:
      'Nicht gespeichert: Der Server ist nicht erreichbar. Nichts ist verloren, die Änderungen bleiben in diesem Browser. Verbindung prüfen, dann erneut speichern.',
    gone: 'Nicht gespeichert: Dieses Widget wurde gelöscht. Die Änderungen stehen noch hier; was bleiben soll, bitte kopieren.',
    failed: (text: string) => `Nicht gespeichert: ${text}`,
    again: 'Erneut speichern'
  },
  leave: {
    title: 'Ohne Speichern verlassen?',
    text: (count: number) =>
      `${changes(count)} nicht gespeichert. Ein Entwurf bleibt in diesem Browser und ist beim nächsten Öffnen wieder da.`,
    stay: 'Bleiben',
    leave: 'Verlassen und verwerfen',
    keep: 'Verlassen, Entwurf behalten',
    save: 'Speichern und verlassen'
  },
  closing: {
    title: 'Ohne Speichern schließen?',
    text: (count: number) => `${changes(count)} nicht gespeichert. Ein Entwurf behält sie in diesem Browser.`,
    stay: 'Weiter bearbeiten',
    leave: 'Verwerfen und schließen',
    keep: 'Schließen, Entwurf behalten',
    save: 'Speichern und schließen'
  },
  keys: {
    title: 'Tasten',
    open: 'Tasten anzeigen',
    save: 'Speichern',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    search: 'Einstellungen suchen',
    next: 'Nächstes Problem',
    actions: 'Aktionen der Einstellung',
    help: 'Diese Liste',
    close: 'Schließen',
    pressed: { save: 'Strg S', undo: 'Strg Z', redo: 'Strg Umschalt Z', redoShort: 'Strg Y', actions: 'Strg .' }
  },
  preview: { hide: 'Vorschau ausblenden', show: 'Vorschau zeigen' }
} satisfies typeof english;
