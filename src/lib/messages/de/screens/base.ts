import type english from '../../en/screens/base.js';
import { grammarOf } from '../../../language/grammar.js';

const { either, number, quote } = grammarOf('de');

const settings = (count: number): string => either(count, '1 Einstellung', `${number(count)} Einstellungen`);
const changes = (count: number): string => either(count, '1 Änderung', `${number(count)} Änderungen`);

export default {
  /** The labels of the keys of a keyboard. */
  caps: {
    ctrl: 'Strg',
    shift: 'Umschalt',
    alt: 'Alt',
    enter: 'Eingabe',
    esc: 'Esc',
    space: 'Leertaste',
    del: 'Entf',
    home: 'Pos1',
    end: 'Ende'
  },
  fields: {
    on: 'An',
    off: 'Aus',
    choose: 'Auswählen …',
    emptyItem: '(leer)',
    noLongerAvailable: (item: string) => `${item} (nicht mehr verfügbar)`,
    unusable: (value: string) => `Gespeichert: ${value}`,

    decrease: 'Verringern',
    increase: 'Erhöhen',
    rounded: (value: string) => `Auf ${value} gerundet`,
    readAs: (value: string) => `Gelesen als ${value}`,

    characters: (used: number, maximum: number) => `${number(used)} von ${number(maximum)} Zeichen`,
    severalEach: 'Manche Zeichen, etwa Emojis, zählen mehrfach.',

    text: (position: number) => `Text ${position}`,
    from: 'Von',
    to: 'Bis'
  },
  editor: {
    title: 'Werte',
    widgets: 'Widgets',
    dashboard: 'Dashboard',
    templates: 'Widget-Vorlagen',
    template: (name: string) => `Vorlage: ${name}`,
    breadcrumb: 'Pfad',
    follows: (folder: string) => `Folgt dem Ordner ${quote(folder)}`,
    asPage: 'Als eigene Seite öffnen',
    close: 'Editor schließen',
    skip: 'Zu den Einstellungen springen',
    contentLanguage: 'Sprache der Einstellungen',
    original: 'Original',
    presets: 'Voreinstellungen',
    download: 'Paket herunterladen …',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    search: {
      label: 'Einstellungen suchen',
      placeholder: 'Name oder Wert',
      placeholderWithIds: 'Name, Id oder Wert',
      filter: 'Anzeigen',
      filters: {
        all: 'Alle',
        changed: 'Geänderte',
        errors: 'Mit Fehlern',
        hidden: 'Ausgeblendete',
        own: 'Eigene Werte'
      },
      found: (shown: number, total: number) => `${number(shown)} von ${settings(total)}`,
      none: 'Keine Einstellungen gefunden.',
      clear: 'Alle Einstellungen anzeigen'
    },
    field: {
      own: 'Eigener Wert',
      inherited: 'Aus der Vorlage',
      changed: (was: string) => `Geändert, bisher ${was}`,
      was: (value: string) => `bisher ${value}`,
      menu: 'Aktionen',
      menuHint: 'Strg . öffnet die Aktionen einer Einstellung.',
      loading: 'Wird geladen …',
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
    save: {
      save: 'Speichern',
      saving: 'Wird gespeichert …',
      review: 'Prüfen',
      none: 'Keine ungespeicherten Änderungen',
      saved: 'Gespeichert.',
      discarded: 'Änderungen verworfen.',
      count: changes,
      more: (count: number) => `${number(count)} weitere`
    },
    leaveTitle: 'Ohne Speichern verlassen?',
    closeTitle: 'Ohne Speichern schließen?',
    keys: {
      open: 'Tastenkürzel anzeigen'
    },
    preview: { hide: 'Vorschau ausblenden', show: 'Vorschau anzeigen' }
  },
  colon: ':'
} satisfies typeof english;
