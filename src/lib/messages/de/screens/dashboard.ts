import { counting } from '../../../language/count.js';
import type english from '../../en/screens/dashboard.js';

const { count, either, number } = counting('de');

export default {
  title: 'Dashboard',
  choose: 'Dashboard wählen',
  shared: 'für alle',
  own: 'eigenes',
  create: 'Neues Dashboard …',
  copy: 'In ein eigenes kopieren',
  copyName: (name: string) => `${name} (Kopie)`,
  rename: 'Umbenennen …',
  remove: 'Löschen …',
  trash: 'Gelöschte Dashboards',
  arrange: 'Anordnen',
  done: 'Fertig',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  add: 'Widget hinzufügen',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert',
  readOnly: 'Dieses Dashboard sehen alle; die Administration ordnet es an.',
  widgets: 'Widgets auf diesem Dashboard',
  actions: (name: string) => `Aktionen für ${name}`,
  detail: (name: string) => `${name} vergrößern`,
  edit: (name: string) => `${name} bearbeiten`,
  print: 'Exportieren',
  printHint: 'Das Widget speichert eine Datei oder öffnet eine eigene Druckansicht.',
  printAll: 'Alle exportieren …',
  printing: {
    title: 'Alle exportieren',
    text: 'Jedes Widget speichert eine Datei oder öffnet eine eigene Druckansicht.',
    fates: {
      waiting: 'startet …',
      asked: 'zum Export aufgefordert',
      saved: 'Datei gespeichert',
      declined: 'Datei nicht gespeichert',
      unable: 'ausgelassen: kann nichts exportieren',
      silent: 'ausgelassen: antwortet nicht',
      deleted: 'ausgelassen: wurde gelöscht'
    },
    done: (asked: number, saved: number, out: number) => {
      const done =
        saved === 0
          ? `${count(asked, 'Widget wurde', 'Widgets wurden')} zum Export aufgefordert.`
          : `${number(saved)} von ${count(asked, 'Widget hat', 'Widgets haben')} eine Datei gespeichert.`;
      return out > 0 ? `${done} ${number(out)} ausgelassen.` : done;
    }
  },
  report: 'Berichtsansicht',
  reportTitle: (name: string) => `Berichtsansicht: ${name}`,
  reload: 'Neu laden',
  reaches: (hosts: string) => `Darf erreichen: ${hosts}`,
  take: 'Vom Dashboard entfernen',
  gone: 'Dieses Widget wurde gelöscht oder ist für dieses Konto nicht mehr sichtbar.',
  deleted: (name: string) => `„${name}“ wurde gelöscht.`,
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild verlassen (Esc)',
  draft: 'Entwurf',
  draftHint:
    'Ihre Änderungen an diesem Widget sind nicht gespeichert. Sie liegen in diesem Browser; nur Sie sehen sie.',
  toTrash: 'Im Papierkorb nachsehen',
  goneName: 'Fehlendes Widget',
  later: 'Lädt, sobald es zu sehen ist',
  inTurn: 'Ein Widget hängt. Alle starten nacheinander neu, dieses kommt noch an die Reihe.',
  held: 'Dieses Widget hielt alle anderen auf und wurde deshalb angehalten.',
  slow: {
    text: 'Diese Seite ist langsam geworden. Das kann an einem der Widgets liegen.',
    each: 'Einzeln',
    all: 'Alle Widgets beenden',
    one: (name: string) => `${name} beenden`,
    leave: 'Weiterlaufen lassen'
  },
  move: (name: string) => `${name} verschieben oder Größe ändern`,
  resize: (name: string) => `Ziehen, um die Größe von ${name} zu ändern`,
  help: 'Pfeiltasten verschieben, Umschalt und Pfeiltasten ändern die Größe, Entf entfernt.',
  helpInColumn: 'Pfeiltasten auf und ab verschieben, mit Umschalt ändern sie die Höhe, Entf entfernt.',
  hint: 'Widgets an ihren Platz und an der Ecke auf ihre Größe ziehen, oder am Griff mit den Pfeiltasten, mit Umschalt die Größe.',
  moves: { up: 'Nach oben', down: 'Nach unten', left: 'Nach links', right: 'Nach rechts' },
  sizes: { up: 'Niedriger', down: 'Höher', left: 'Schmaler', right: 'Breiter' },
  pixels: 'Auflösung',
  width: 'Breite',
  height: 'Höhe',
  said: {
    place: (name: string, slot: number, row: number) => `„${name}“: Slot ${slot}, Zeile ${row}`,
    order: (name: string, at: number, of: number) => `„${name}“: ${at} von ${of}`,
    size: (name: string, slots: number, rows: number) =>
      `„${name}“: ${count(slots, 'Slot', 'Slots')} breit, ${count(rows, 'Zeile', 'Zeilen')} hoch`,
    edge: (name: string) => `„${name}“ kann nicht weiter`,
    noSize: (name: string) => `Diese Größe hat „${name}“ nicht`,
    added: (name: string, slot: number, row: number) => `„${name}“ hinzugefügt: Slot ${slot}, Zeile ${row}`,
    removed: (name: string) => `„${name}“ vom Dashboard entfernt`,
    undone: 'Rückgängig gemacht',
    redone: 'Wiederholt'
  },
  lost: {
    text: 'Jemand anderes hat dieses Dashboard inzwischen angeordnet. Es wurde nichts überschrieben.',
    theirs: 'Deren Stand zeigen',
    mine: 'Meinen behalten'
  },
  ended: {
    'signed-out': 'Sie sind abgemeldet. Was anderswo gespeichert wird, ist erst nach der Anmeldung zu sehen.',
    forbidden: 'Sie dürfen diese Widgets nicht mehr sehen. Was anderswo gespeichert wird, ist nicht zu sehen.'
  },
  signIn: 'Anmelden',
  leave: {
    title: 'Ohne Speichern verlassen?',
    text: 'Diese Anordnung ist nicht gespeichert. Beim Verlassen geht sie verloren.',
    stay: 'Bleiben',
    leave: 'Verlassen und verwerfen',
    save: 'Speichern und verlassen'
  },
  failed: 'Das Dashboard wurde nicht gespeichert: Der Server ist nicht erreichbar.',
  again: 'Erneut versuchen',
  empty: {
    title: 'Hier ist noch nichts',
    text: 'Ein Dashboard zeigt Widgets nebeneinander, bis zu drei Slots breit.',
    steps: [
      'Ein Widget aus der Liste hinzufügen.',
      'Anordnen: an den Platz ziehen, an der Ecke auf die Größe.',
      'Bearbeiten öffnet die Einstellungen.'
    ],
    plain: 'Die Administration kann hier Widgets ablegen. Auf einem eigenen Dashboard ordnen Sie selbst an.'
  },
  welcome: {
    text: 'Ein Dashboard zeigt Widgets nebeneinander.',
    edit: 'Diese sind Beispiele: mit dem Stift ändern, anordnen oder eigene hinzufügen.',
    look: 'Diese sind Beispiele; auf einem eigenen Dashboard ordnen Sie an, was Sie möchten.',
    dismiss: 'Ausblenden'
  },
  find: {
    title: 'Widget hinzufügen',
    label: 'Widget suchen',
    template: 'Widget-Vorlage',
    there: (n: number) => either(n, 'auf diesem Dashboard', `${number(n)}-mal auf diesem Dashboard`),
    done: 'Fertig',
    adding: (name: string) => `${name} wird hinzugefügt …`,
    slots: (n: number) => count(n, 'Slot', 'Slots'),
    none: 'Kein Widget passt.',
    found: (n: number) => count(n, 'Widget', 'Widgets'),
    nothing: 'Es gibt noch keine Widgets. Hochgeladen werden sie unter Widgets.'
  },
  name: 'Name',
  forAll: 'Für alle',
  createTitle: 'Neues Dashboard',
  renameTitle: (name: string) => `„${name}“ umbenennen`,
  removeTitle: (name: string) => `„${name}“ löschen?`,
  removeText: 'Es bleibt 30 Tage im Papierkorb und lässt sich dort wiederherstellen. Die Widgets darauf bleiben.',
  confirm: { create: 'Anlegen', rename: 'Speichern', remove: 'Löschen' },
  cancel: 'Abbrechen',
  close: 'Schließen',
  unreachable: 'Der Server ist nicht erreichbar.'
} satisfies typeof english;
