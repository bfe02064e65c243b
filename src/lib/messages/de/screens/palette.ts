import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/palette.js';

const { count } = grammarOf('de');

export default {
  title: 'Befehlspalette',
  label: 'Widgets, Einstellungen und Aktionen suchen',
  placeholder: 'Widget, Seite oder Aktion',
  placeholderInWidget: 'Einstellung, Aktion oder Widget',
  results: 'Ergebnisse',
  close: 'Schließen',
  loading: 'Widgets werden geladen …',
  failed: 'Die Widgets konnten nicht geladen werden: Der Server ist nicht erreichbar.',
  none: 'Nichts gefunden.',
  found: (n: number) => count(n, 'Ergebnis', 'Ergebnisse'),
  templates: 'Widget-Vorlagen',
  kinds: { setting: 'Einstellung', action: 'Aktion', widget: 'Widget' },
  pages: {
    dashboard: 'Zum Dashboard',
    widgets: 'Zu allen Widgets',
    templates: 'Zu den Widget-Vorlagen',
    trash: 'Zum Papierkorb',
    users: 'Zu den Benutzern',
    permissions: 'Zu den Berechtigungen',
    account: 'Zu meinem Konto'
  },
  views: {
    values: 'Zu den Werten dieses Widgets',
    conditions: 'Zu den Bedingungen dieses Widgets',
    translations: 'Zu den Übersetzungen dieses Widgets',
    definition: 'Zur Definition dieses Widgets'
  },
  editor: {
    hidden: 'jetzt ausgeblendet',
    save: 'Speichern',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    review: 'Änderungen prüfen',
    next: 'Nächstes Problem',
    keys: 'Tastenkürzel',
    copy: 'Einstellungen kopieren …',
    paste: 'Einstellungen einfügen …',
    presets: { apply: 'Voreinstellung anwenden …', keep: 'Werte als Voreinstellung speichern …' },
    variants: 'Mehrere Varianten erstellen …'
  },
  list: {
    cards: 'Widgets als Karten anzeigen',
    rows: 'Widgets als Liste anzeigen',
    group: 'Neue Widget-Gruppe …',
    go: (name: string) => `Zur Gruppe ${name}`
  }
} satisfies typeof english;
