import { grammarOf } from '../../../language/grammar.js';
import blocked from '../blocked.js';
import type english from '../../en/screens/preview.js';

const { either, number, quote } = grammarOf('de');

export default {
  title: 'Vorschau',
  toolbar: 'Einstellungen der Vorschau',
  slots: 'Slots',
  slotCount: (count: number) => either(count, '1 Slot', `${number(count)} Slots`),
  rows: 'Zeilen',
  rowCount: (count: number) => either(count, '1 Zeile', `${number(count)} Zeilen`),
  view: 'Ansicht',
  dashboard: 'Dashboard',
  detail: 'Detail',
  report: 'Bericht',
  width: 'Breite',
  height: 'Höhe',
  range: (min: number, max: number) => (max < Infinity ? `${min} bis ${max}` : `mindestens ${min}`),
  play: 'Abspielen',
  stop: 'Anhalten',
  reload: 'Neu laden',
  reloadHint: 'Widget neu laden',
  print: 'Exportieren',
  debugLog: 'Log über dem Widget',
  state: {
    loading: () => 'lädt',
    live: (ms: number | undefined) =>
      ms === undefined ? 'live' : ms < 1 ? 'live, < 1 ms' : `live, ${Math.round(ms)} ms`,
    away: () => 'keine Verbindung',
    error: () => 'Fehler im Widget',
    'init-missing': () => 'nicht fertig',
    'no-ready': () => 'nicht verbunden',
    'not-responding': () => 'antwortet nicht',
    flooding: () => 'angehalten',
    'blocked-navigation': () => 'angehalten',
    stopped: () => 'beendet'
  },
  problem: {
    error: 'Fehler im Widget. Die Einstellungen sind sicher.',
    'init-missing':
      'Das Widget hat sendReady(true) aufgerufen, aber sendInitComplete() kam nicht innerhalb von 10 Sekunden. Fehler bei der Wiedergabe sind wahrscheinlich.',
    'no-ready': 'Das Widget hat sendReady() nicht aufgerufen. Bis dahin erhält es keine Einstellungen.',
    'not-responding': 'Das Widget antwortet nicht. Die Einstellungen sind sicher.',
    flooding:
      'Das Widget hat zu viele Nachrichten oder eine viel zu große gesendet und wurde angehalten. Die Einstellungen sind sicher.',
    'blocked-navigation':
      'Das Widget wollte zu einer anderen Seite wechseln. Das ist nicht erlaubt, deshalb wurde es angehalten.',
    stopped: 'Das Widget wurde beendet.'
  },
  slow: {
    text: 'Diese Seite ist langsam geworden. Das kann am Widget liegen.',
    stop: 'Widget beenden',
    leave: 'Weiterlaufen lassen'
  },
  froze: (title: string) =>
    `Diese Seite endete unerwartet, während ${quote(title)} lief. Das Widget startet deshalb nicht von selbst. Ihre Eingaben sind noch da.`,
  inTurn: 'Diese Seite endete unerwartet. Ihre Widgets starten nacheinander; dieses wartet noch.',
  leftPage: 'Das Widget hat seine Seite verlassen oder ersetzt; was jetzt angezeigt wird, erhält keine Einstellungen.',
  target: (url: string) => `Ziel: ${url}`,
  clock: {
    label: 'Uhr',
    hint: 'Wie spät es für das Widget ist',
    now: 'Jetzt',
    chosen: 'Andere Zeit …',
    at: 'Datum und Uhrzeit'
  },
  trials: {
    title: 'Plattformfehler simulieren',
    names: {
      slow: 'Späte Antwort',
      lost: 'Verlorene Änderungen',
      none: 'Keine Objekte',
      gone: 'Gelöschte Objekte',
      long: 'Lange Texte',
      foreign: 'Andere Sprache',
      offline: 'Offline'
    },
    hints: {
      slow: 'Die Plattform antwortet auf sendReady() erst nach zwei Sekunden.',
      lost: 'Jede zweite Änderung geht verloren.',
      none: 'Alle Auswahllisten sind leer.',
      gone: 'Alle ausgewählten Objekte sind gelöscht; ihre Ids gibt es nicht mehr.',
      long: 'Jeder Text ist so lang wie erlaubt.',
      foreign: 'Jeder Text ist arabisch und läuft von rechts nach links.',
      offline: 'Externe Adressen sind nicht erreichbar.'
    },
    off: 'Alle aus'
  },
  replay: {
    running: (done: number, total: number) =>
      `Wiedergabe: ${number(done)} von ${number(total)}. Nichts wird gespeichert.`,
    done: (total: number) =>
      total === 0
        ? 'Das Protokoll enthält keine Werte zum Wiedergeben.'
        : either(total, '1 Übertragung wiedergegeben.', `${number(total)} Übertragungen wiedergegeben.`),
    unknown: (ids: readonly string[]) =>
      either(
        ids.length,
        `Diese Version hat keine Einstellung ${ids.join()}.`,
        `Dieser Version fehlen die Einstellungen ${ids.join(', ')}.`
      ),
    back: 'Zurück zu den Werten des Formulars'
  },
  log: {
    blocked,
    title: 'Kanalprotokoll',
    open: 'Kanalprotokoll anzeigen',
    close: 'Kanalprotokoll ausblenden',
    count: (shown: number, all: number) =>
      `${shown === all ? '' : `${number(shown)} von `}${either(all, '1 Nachricht', `${number(all)} Nachrichten`)}`,
    filter: 'Nachrichten filtern',
    kind: 'Anzeigen',
    kinds: { all: 'Alle Nachrichten', toWidget: 'An Widget', fromWidget: 'Vom Widget', problems: 'Probleme' },
    pause: 'Pause',
    resume: (missed: number) => (missed === 0 ? 'Fortsetzen' : `Fortsetzen, ${number(missed)} neue`),
    save: 'Speichern',
    replay: 'Wiedergeben …',
    notALog: (file: string) => `${quote(file)} ist kein gespeichertes Kanalprotokoll. „Speichern“ erstellt eines.`,
    empty: 'Noch keine Nachrichten. Jede geänderte Einstellung zeigt hier, was das Widget erhält.',
    noMatch: 'Keine Nachrichten gefunden.',
    time: 'Zeit',
    direction: 'Richtung',
    type: 'Nachricht',
    details: 'Details',
    toWidget: 'an Widget',
    fromWidget: 'vom Widget',
    during: (event: string) => `im Handler für ${event}`,
    unhandled: 'außerhalb der Handler',
    nowhere: 'Der Browser nennt die Stelle nicht. Sie steht in seiner Konsole.',
    muted:
      'Browser verbergen Fehler in Skriptdateien, weil Widgets in einer Sandbox laufen. Mit <script crossorigin src="…"> stehen sie hier, sonst in der Konsole des Browsers.',
    elements: (n: number) => either(n, '1 Element', `${number(n)} Elemente`),
    afterData: (ms: number) => `${number(ms)} ms nach den Daten`,
    ignored: {
      unread: () => 'über window.postMessage gesendet; nicht beachtet',
      again: (type: string) => `${type} kam erneut`,
      unknown: (type: string) => `${type} ist keine Nachricht dieses Kanals`.trim()
    },
    acknowledged: (ms: string) => `bestätigt nach ${ms} ms`
  },
  saveFile: {
    title: 'Datei speichern?',
    intro: (widget?: string) =>
      `${widget ? `Das Widget ${quote(widget)}` : 'Das Widget'} möchte eine Datei auf diesem Computer speichern.`,
    name: 'Name',
    size: 'Größe',
    ending: 'Endung',
    kinds: { document: 'Dokument', data: 'Daten', picture: 'Bild', sound: 'Ton' },
    save: 'Datei speichern',
    cancel: 'Abbrechen',
    never: 'Nicht mehr fragen',
    badEnding: (name: string, ending: string) =>
      `Das Widget wollte ${quote(name)} speichern. Speichern lassen sich nur Dokumente, Daten, Bilder und Ton, keine Dateien mit der Endung ${ending}.`,
    noEnding: (name: string) =>
      `Das Widget wollte ${quote(name)} speichern. Ohne Endung ist nicht zu erkennen, was das ist. Deshalb lässt es sich nicht speichern.`,
    badType: (name: string, ending: string) =>
      `Das Widget wollte ${quote(name)} als einen Typ speichern, der nicht zu ${ending} passt. Deshalb lässt sich die Datei nicht speichern.`,
    tooLarge: (name: string, size: string) =>
      `Das Widget wollte ${quote(name)} (${size}) speichern. Dateien über 50 MB werden abgelehnt.`,
    tooMany: 'Das Widget möchte zu oft Dateien speichern. Weitere Anfragen werden ignoriert, bis es damit aufhört.',
    unwanted:
      'Weitere Dateien dieses Widgets werden nicht mehr angeboten, bis es erneut exportiert oder neu geladen wird.',
    dismiss: 'Schließen'
  }
} satisfies typeof english;
