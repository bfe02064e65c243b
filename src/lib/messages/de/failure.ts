import { grammarOf } from '../../language/grammar.js';
import type english from '../en/failure.js';

const { quote } = grammarOf('de');

export default {
  missing: {
    title: 'Hier ist nichts',
    text: 'Die Adresse stimmt nicht, oder das Widget wurde gelöscht. Die Liste der Widgets zeigt, was es gibt.'
  },
  trash: {
    title: (name: string) => `${quote(name)} liegt im Papierkorb`,
    widget: (by: string | null) =>
      by === null ? 'Dieses Widget wurde gelöscht.' : `${by} hat dieses Widget gelöscht.`,
    dashboard: (by: string | null) =>
      by === null ? 'Dieses Dashboard wurde gelöscht.' : `${by} hat dieses Dashboard gelöscht.`,
    until: (day: string) => `Es lässt sich bis ${day} wiederherstellen.`,
    askWidget: 'Wer es löschen darf, kann es wiederherstellen.',
    askDashboard: 'Die Administration kann es wiederherstellen.',
    open: 'Papierkorb öffnen',
    dashboards: 'Dashboard'
  },
  forbidden: {
    title: 'Kein Zugang',
    text: 'Für diese Seite fehlt diesem Konto die Berechtigung. Die Administration kann sie erteilen.'
  },
  broken: {
    title: 'Etwas ist schiefgegangen',
    text: 'Die Seite konnte nicht angezeigt werden. Nichts Gespeichertes ist verloren. Bitte erneut versuchen; bleibt es so, nennt das Protokoll des Servers den Grund.'
  },
  part: {
    missing: 'Ein Teil dieser Seite konnte nicht geladen werden. Bitte die Verbindung prüfen und die Seite neu laden.',
    offline:
      'Keine Verbindung zum Server. Diese Seite bleibt offen; weiter geht es, sobald die Verbindung wieder da ist.',
    reload: 'Seite neu laden',
    updated: 'Der Editor wurde aktualisiert. Die neue Version ist da, sobald diese Seite neu geladen ist.',
    later: 'Später'
  },
  home: 'Alle Widgets',
  again: 'Erneut versuchen'
} satisfies typeof english;
