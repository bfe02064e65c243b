import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/dashboard.js';

const { count, either, number, quote } = grammarOf('de');

export default {
  title: 'Dashboard',
  choose: 'Dashboard wählen',
  shared: 'für alle',
  own: 'eigenes',
  create: 'Neues Dashboard …',
  copy: 'In ein eigenes kopieren',
  copyName: (name: string) => `${name} (Kopie)`,
  rename: 'Umbenennen …',
  remove: 'Löschen …',
  trash: 'Gelöschte Dashboards',
  arrange: 'Anordnen',
  done: 'Fertig',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  add: 'Widget hinzufügen',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert',
  readOnly: 'Dieses Dashboard ist für alle sichtbar; die Administration ordnet es an.',
  widgets: 'Widgets auf diesem Dashboard',
  actions: (name: string) => `Aktionen für ${name}`,
  detail: (name: string) => `${name} vergrößern`,
  edit: (name: string) => `${name} bearbeiten`,
  print: 'Exportieren',
  printHint: 'Das Widget speichert eine Datei oder öffnet eine eigene Druckansicht.',
  printAll: 'Alle exportieren …',
  printing: {
    title: 'Alle exportieren',
    text: 'Jedes Widget speichert eine Datei oder öffnet eine eigene Druckansicht.',
    fates: {
      waiting: 'startet …',
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
          : `${number(saved)} von ${count(asked, 'Widget', 'Widgets')} ${either(saved, 'hat', 'haben')} eine Datei gespeichert.`;
      return out > 0 ? `${done} ${number(out)} ausgelassen.` : done;
    }
  },
  report: 'Berichtsansicht',
  reportTitle: (name: string) => `Berichtsansicht: ${name}`,
  reload: 'Neu laden',
  reaches: (hosts: string) => `Externe Adressen: ${hosts}`,
  take: 'Vom Dashboard entfernen',
  gone: 'Dieses Widget wurde gelöscht oder ist für dieses Konto nicht mehr sichtbar.',
  deleted: (name: string) => `${quote(name)} wurde gelöscht.`,
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild verlassen (Esc)',
  unsaved: 'Ungespeichert, nicht gezeigt',
  unsavedHint:
    'Ihre Änderungen an diesem Widget sind nicht gespeichert, daher zeigt das Dashboard sie nicht. Sie liegen in diesem Browser; nur Sie sehen sie.',
  toTrash: 'Papierkorb öffnen',
  goneName: 'Fehlendes Widget',
  later: 'Lädt, sobald es zu sehen ist',
  inTurn: 'Ein Widget hat sich aufgehängt. Alle starten nacheinander neu; dieses wartet noch.',
  held: 'Dieses Widget hat alle anderen blockiert und wurde deshalb angehalten.',
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
  hint: 'Widgets an ihren Platz ziehen und an der Ecke ihre Größe ändern, oder am Griff die Pfeiltasten verwenden, mit Umschalt für die Größe.',
  moves: { up: 'Nach oben', down: 'Nach unten', left: 'Nach links', right: 'Nach rechts' },
  sizes: { up: 'Niedriger', down: 'Höher', left: 'Schmaler', right: 'Breiter' },
  pixels: 'Auflösung',
  width: 'Breite',
  height: 'Höhe',
  said: {
    place: (name: string, slot: number, row: number) => `${quote(name)}: Slot ${slot}, Zeile ${row}`,
    order: (name: string, at: number, of: number) => `${quote(name)}: ${at} von ${of}`,
    size: (name: string, slots: number, rows: number) =>
      `${quote(name)}: ${count(slots, 'Slot', 'Slots')} breit, ${count(rows, 'Zeile', 'Zeilen')} hoch`,
    edge: (name: string) => `${quote(name)} lässt sich nicht weiter verschieben`,
    noSize: (name: string) => `Diese Größe ist für ${quote(name)} nicht möglich`,
    added: (name: string, slot: number, row: number) => `${quote(name)} hinzugefügt: Slot ${slot}, Zeile ${row}`,
    removed: (name: string) => `${quote(name)} vom Dashboard entfernt`,
    undone: 'Rückgängig gemacht',
    redone: 'Wiederholt'
  },
  lost: {
    text: 'Jemand anderes hat dieses Dashboard inzwischen angeordnet. Es wurde nichts überschrieben.',
    theirs: 'Anderen Stand anzeigen',
    mine: 'Meinen Stand behalten'
  },
  ended: {
    'signed-out': 'Sie sind abgemeldet. Anderswo gespeicherte Änderungen sind erst nach der Anmeldung zu sehen.',
    forbidden:
      'Sie haben keine Berechtigung mehr für diese Widgets. Anderswo gespeicherte Änderungen sind nicht zu sehen.'
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
      'Anordnen: an den Platz ziehen und an der Ecke die Größe ändern.',
      'Bearbeiten öffnet die Einstellungen.'
    ],
    plain: 'Die Administration kann hier Widgets ablegen. Auf einem eigenen Dashboard ordnen Sie selbst an.'
  },
  welcome: {
    text: 'Ein Dashboard zeigt Widgets nebeneinander.',
    edit: 'Das sind Beispiele: mit dem Stift bearbeiten, anordnen oder eigene hinzufügen.',
    look: 'Das sind Beispiele; auf einem eigenen Dashboard ordnen Sie an, was Sie möchten.',
    dismiss: 'Ausblenden'
  },
  find: {
    title: 'Widget hinzufügen',
    label: 'Widget suchen',
    template: 'Widget-Vorlage',
    there: (n: number) => either(n, 'auf diesem Dashboard', `${number(n)}-mal auf diesem Dashboard`),
    done: 'Fertig',
    adding: (name: string) => `${name} wird hinzugefügt …`,
    slots: (n: number) => count(n, 'Slot', 'Slots'),
    none: 'Keine Widgets gefunden.',
    found: (n: number) => count(n, 'Widget', 'Widgets'),
    nothing: 'Es gibt noch keine Widgets. Hochgeladen werden sie unter Widgets.'
  },
  name: 'Name',
  forAll: 'Für alle',
  createTitle: 'Neues Dashboard',
  renameTitle: (name: string) => `${quote(name)} umbenennen`,
  removeTitle: (name: string) => `${quote(name)} löschen?`,
  removeText: 'Es bleibt 30 Tage im Papierkorb und lässt sich dort wiederherstellen. Die Widgets darauf bleiben.',
  confirm: { create: 'Anlegen', rename: 'Speichern', remove: 'Löschen' },
  cancel: 'Abbrechen',
  close: 'Schließen',
  unreachable: 'Der Server ist nicht erreichbar.'
} satisfies typeof english;
