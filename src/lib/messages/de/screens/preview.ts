import { counting } from '../../../language/count.js';
import type english from '../../en/screens/preview.js';

const { either, number } = counting('de');

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
  leftPage: 'Das Widget hat seine Seite verlassen oder ersetzt; was jetzt gezeigt wird, erhält keine Einstellungen.',
  target: (url: string) => `Ziel: ${url}`,
  log: {
    title: 'Kanalprotokoll',
    open: 'Kanalprotokoll anzeigen',
    close: 'Kanalprotokoll ausblenden',
    count: (count: number) => either(count, '1 Nachricht', `${number(count)} Nachrichten`),
    filter: 'Nachrichten filtern',
    pause: 'Pause',
    resume: 'Fortsetzen',
    save: 'Speichern',
    empty: 'Noch keine Nachrichten. Jede geänderte Einstellung zeigt hier, was das Widget erhält.',
    noMatch: 'Keine Nachricht passt zum Filter.',
    time: 'Zeit',
    direction: 'Richtung',
    type: 'Nachricht',
    details: 'Einzelheiten',
    toWidget: 'an Widget',
    fromWidget: 'vom Widget',
    during: (event: string) => `im Handler für ${event}`,
    unhandled: 'außerhalb der Handler',
    nowhere: 'Wo, verrät der Browser nicht. Es steht in seiner Konsole.',
    muted:
      'Browser verbergen Fehler in Skriptdateien, weil ein Widget abgeschottet läuft. Mit <script crossorigin src="…"> stehen sie hier, sonst in der Konsole des Browsers.',
    elements: (n: number) => either(n, '1 Element', `${number(n)} Elemente`),
    afterData: (ms: number) => `${number(ms)} ms nach den Daten`,
    ignored: {
      unread: () => 'kam über window.postMessage und wurde nicht gelesen',
      again: (type: string) => `${type} kam erneut`,
      unknown: (type: string) => `${type} ist keine Nachricht dieses Kanals`.trim()
    },
    acknowledged: (ms: string) => `bestätigt nach ${ms} ms`
  },
  saveFile: {
    title: 'Datei speichern?',
    intro: (widget?: string) =>
      `${widget ? `Das Widget „${widget}“` : 'Das Widget'} möchte eine Datei auf diesem Computer speichern.`,
    name: 'Name',
    size: 'Größe',
    ending: 'Endung',
    kinds: { document: 'Dokument', data: 'Daten', picture: 'Bild', sound: 'Ton' },
    save: 'Datei speichern',
    cancel: 'Abbrechen',
    never: 'Nicht mehr fragen',
    badEnding: (name: string, ending: string) =>
      `Das Widget wollte „${name}“ speichern. Dateien mit der Endung ${ending} werden nicht angeboten, nur Dokumente, Daten, Bilder und Ton.`,
    noEnding: (name: string) =>
      `Das Widget wollte „${name}“ speichern. Ohne Endung ist nicht zu erkennen, was das ist. Deshalb wird es nicht angeboten.`,
    badType: (name: string, ending: string) =>
      `Das Widget wollte „${name}“ als einen Typ speichern, der nicht zu ${ending} passt. Deshalb wird die Datei nicht angeboten.`,
    tooLarge: (name: string, size: string) =>
      `Das Widget wollte „${name}“ (${size}) speichern. Dateien über 50 MB werden abgelehnt.`,
    tooMany: 'Das Widget möchte zu oft Dateien speichern. Weitere Anfragen werden ignoriert, bis es damit aufhört.',
    unwanted:
      'Weitere Dateien dieses Widgets werden nicht mehr angeboten, bis es erneut exportiert oder neu geladen wird.',
    dismiss: 'Schließen'
  }
} satisfies typeof english;
