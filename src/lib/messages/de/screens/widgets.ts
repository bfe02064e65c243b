import { counting } from '../../../language/count.js';
import type english from '../../en/screens/widgets.js';
import findingList from './shared/findingList.js';

const { count, either, number } = counting('de');

export default {
  title: 'Widgets',
  places: 'Orte',
  all: 'Alle Widgets',
  templates: 'Widget-Vorlagen',
  groups: 'Widget-Gruppen',
  counted: (name: string, n: number) => `${name}, ${count(n, 'Widget', 'Widgets')}`,
  choosePlace: 'Zeigen',
  newGroup: 'Neue Gruppe …',
  search: 'Widgets suchen',
  searchPlaceholder: 'Nach Name oder SpotIdentifier suchen',
  found: (shown: number, total: number) => `${number(shown)} von ${count(total, 'Widget', 'Widgets')}`,
  noneFound: 'Kein Widget passt.',
  clear: 'Alle zeigen',
  failed:
    'Der Server ist nicht erreichbar. Ob es geschehen ist, ist nicht bekannt; sobald er antwortet, werden die Listen neu geladen.',
  notDone: 'Das hat den Server nicht erreicht. Nichts ist geschehen; bitte erneut versuchen.',
  readAgain: 'Der Server antwortet wieder. Die Listen zeigen, was geschehen ist.',
  close: 'Schließen',
  cancel: 'Abbrechen',
  name: 'Name',

  rights: {
    all: 'Jedes Widget, das für Sie sichtbar ist, wo immer es steht.',
    templates: 'Die Vorlagen sehen alle. Eine auf eine Gruppe ziehen: Dort entsteht eine Variante.',
    group: (spotGroup: string) =>
      `Sehen kann, wer die Spotgruppe „${spotGroup}“ lesen darf; ändern, wer darin schreiben darf.`,
    administrators: 'Nur die Administration sieht und ändert sie.',
    readOnly: 'Sie können ansehen, nicht ändern.'
  },

  card: {
    draft: 'Entwurf',
    draftHint:
      'Ihre Änderungen an diesem Widget sind nicht gespeichert. Sie liegen in diesem Browser; nur Sie sehen sie.',
    list: (place: string) => `Widgets: ${place}`,
    standard: 'Standard',
    standardHint: 'Gehört zum Produkt',
    slots: (n: number) => count(n, 'Slot', 'Slots'),
    reaches: (hosts: string) => `Darf erreichen: ${hosts}`,
    variants: (n: number) => (n === 0 ? 'keine Varianten' : count(n, 'Variante', 'Varianten')),
    readOnly: 'Nur ansehen',
    readOnlyHint: 'Sie können es öffnen, nicht ändern.',
    changed: (when: string) => `geändert ${when}`,
    version: (version: string) => `Version ${version}`,
    actions: (name: string) => `Aktionen für ${name}`
  },

  menu: {
    open: 'Öffnen',
    variant: 'Variante erstellen …',
    copy: 'Kopieren nach …',
    move: 'Verschieben nach …',
    rename: 'Umbenennen …',
    replace: 'Widget ersetzen …',
    download: 'Paket herunterladen …',
    remove: 'Löschen'
  },

  homes: {
    variantTitle: (name: string) => `Variante von „${name}“ erstellen`,
    variantText:
      'Eine Variante ist dasselbe Widget mit eigenen Einstellungen. Sie beginnt mit den Einstellungen, die dieses jetzt hat.',
    variant: 'Variante erstellen',
    copyTitle: (name: string) => `„${name}“ kopieren`,
    copy: 'Kopieren',
    moveTitle: (name: string) => `„${name}“ verschieben`,
    moveText: 'Wer es sieht und ändern darf, folgt aus der Gruppe.',
    move: 'Verschieben',
    where: 'Wohin',
    find: 'Gruppe suchen',
    none: 'Keine Gruppe passt.',
    taken: (name: string, home: string) =>
      `In „${home}“ gibt es schon „${name}“. Mit einem anderen Namen sind die beiden leichter zu unterscheiden.`,
    here: 'steht hier'
  },

  rename: { title: (name: string) => `„${name}“ umbenennen`, action: 'Umbenennen' },

  cardsOnly: {
    root: 'Widgets erscheinen als graue Karten, denn der Server läuft als root und macht dann keine Bilder. Bitte als gewöhnlichen Benutzer starten, oder RENDER_AS_ROOT=1 setzen, wenn allen Paketen zu trauen ist.',
    'not-found':
      'Widgets erscheinen als graue Karten, denn CHROMIUM_PATH nennt kein Programm. Bitte berichtigen und den Server neu starten.',
    dismiss: 'Meldung ausblenden'
  },

  obstacles: {
    readOnly: (name: string) => `Sie haben keine Berechtigung, „${name}“ hier zu ändern.`,
    standard: (name: string) =>
      `„${name}“ gehört zum Produkt und ist das letzte Widget seiner Art: Löschen geht nicht. Von einem Dashboard lässt es sich entfernen.`,
    template: (name: string) =>
      `„${name}“ ist eine Vorlage und bleibt in den „Widget-Vorlagen“. In einer Gruppe lässt sich eine Variante erstellen.`,
    nowhere: (name: string) => `Es gibt keine Gruppe, in die Sie „${name}“ stellen könnten.`
  },

  said: {
    renamed: (before: string, now: string) => `„${before}“ heißt jetzt „${now}“.`,
    made: (name: string, home: string) => `„${name}“ wurde erstellt: ${home}.`,
    moved: (name: string, home: string) => `„${name}“ wurde verschoben: ${home}.`,
    removed: (name: string) => `„${name}“ wurde in den Papierkorb verschoben.`,
    restored: (name: string, home: string) => `„${name}“ wurde wiederhergestellt: ${home}.`,
    dashboardRestored: (name: string) => `Das Dashboard „${name}“ wurde wiederhergestellt.`,
    purged: (name: string) => `„${name}“ wurde endgültig gelöscht.`,
    undone: (what: string) => `Rückgängig gemacht: ${what}`,
    before: (what: string) => `Davor: ${what}`,
    undo: 'Rückgängig',
    open: 'Öffnen',
    dismiss: 'Ausblenden'
  },

  group: {
    actions: (name: string) => `Aktionen für die Gruppe ${name}`,
    change: 'Name und Berechtigungen …',
    remove: 'Gruppe löschen …',
    createTitle: 'Neue Widget-Gruppe',
    changeTitle: (name: string) => `Widget-Gruppe „${name}“`,
    create: 'Gruppe erstellen',
    save: 'Speichern',
    rights: 'Übernimmt die Berechtigungen der Spotgruppe',
    find: 'Spotgruppe suchen',
    administrators: 'Keine: nur die Administration',
    more: (n: number) => `und ${number(n)} weitere: nach dem Namen suchen`,
    none: 'Keine Spotgruppe passt.',
    meansGroup: (spotGroup: string) =>
      `Wer „${spotGroup}“ lesen darf, wird diese Gruppe und ihren Inhalt sehen; wer darin schreiben darf, auch ändern.`,
    meansAdministrators: 'Nur die Administration wird diese Gruppe und ihren Inhalt sehen und ändern.',
    meansNothing: 'Spotgruppe wählen: Ihre Berechtigungen bestimmen, wer diese Gruppe sieht und ändert.',
    loading: 'Wird geladen …',
    notLoaded: 'Die Spotgruppen sind nicht geladen: Der Server ist nicht erreichbar.',
    removeTitle: (name: string) => `Gruppe „${name}“ löschen?`,
    removeText:
      'Die Gruppe ist leer. Wer ein Widget aus dem Papierkorb wiederherstellt, bekommt auch dessen Gruppe zurück.',
    removeFull: (n: number) =>
      `In dieser Gruppe ${either(n, 'steht 1 Widget', `stehen ${number(n)} Widgets`)}. Erst verschieben oder löschen; dann lässt sich die Gruppe löschen.`,
    removeConfirm: 'Gruppe löschen',
    removed: (name: string) => `Die Gruppe „${name}“ wurde gelöscht.`
  },

  trash: {
    title: 'Papierkorb',
    rights:
      'Gelöschte Widgets und Dashboards bleiben 30 Tage hier. Ein wiederhergestelltes Widget steht wieder in seiner Gruppe und auf jedem Dashboard, auf dem es war.',
    widgets: 'Widgets',
    dashboards: 'Dashboards',
    moreWidgets: 'Weitere Widgets zeigen',
    moreDashboards: 'Weitere Dashboards zeigen',
    loading: 'Lädt …',
    again: 'Erneut versuchen',
    found: (n: number, hasMore: boolean) => (hasMore ? `die neuesten ${number(n)}` : `${number(n)} gefunden`),
    noneFound: 'Nichts im Papierkorb passt.',
    from: (home: string) => `aus ${home}`,
    fromDeleted: (group: string) => `aus ${group}; die gelöschte Gruppe kommt mit zurück`,
    deleted: (when: string, by: string | null) => (by === null ? `gelöscht ${when}` : `gelöscht ${when} von ${by}`),
    until: (day: string) => `wiederherstellbar bis ${day}`,
    restore: 'Wiederherstellen',
    restoreNamed: (name: string) => `${name} wiederherstellen`,
    purge: 'Endgültig löschen …',
    purgeNamed: (name: string) => `${name} endgültig löschen …`,
    empty: 'Der Papierkorb ist leer',
    emptyText: 'Gelöschte Widgets und Dashboards bleiben 30 Tage hier und lassen sich wiederherstellen.'
  },

  purge: {
    title: (name: string) => `„${name}“ endgültig löschen?`,
    shows: (n: number) =>
      `${either(n, 'Ein Dashboard hat', `${number(n)} Dashboards haben`)} eine Kachel für dieses Widget:`,
    tiles: 'Die Kachel bleibt leer.',
    last: 'Es ist das letzte Widget seiner Vorlage. Vorlage und Paket werden mit gelöscht; um sie wieder zu nutzen, das Paket neu hochladen.',
    dashboard: 'Die Widgets darauf bleiben.',
    final: 'Danach lässt es sich nicht mehr wiederherstellen.',
    action: 'Endgültig löschen'
  },

  remove: {
    title: (name: string) => `„${name}“ löschen?`,
    shows: (n: number) => `${either(n, 'Ein Dashboard zeigt', `${number(n)} Dashboards zeigen`)} dieses Widget:`,
    dashboards: 'Dashboards mit diesem Widget',
    shared: 'für alle',
    own: 'eigenes',
    of: (owner: string) => `von ${owner}`,
    more: (n: number) => `und ${number(n)} weitere`,
    others: (n: number) => either(n, 'eines einer anderen Person', `${number(n)} anderer Personen`),
    after:
      'Seine Kachel bleibt dort leer. Innerhalb von 30 Tagen aus dem Papierkorb wiederhergestellt, steht es wieder an seinem Platz.',
    action: 'Löschen'
  },

  drop: {
    copy: (home: string) => `Loslassen: Variante erstellen in ${home}`,
    move: (home: string) => `Loslassen: verschieben nach ${home}`,
    hint: 'Auf einen Ort an der Seite ziehen. Strg kopiert.'
  },

  keys: {
    title: 'Tasten',
    button: 'Tasten (?)',
    arrows: 'Von Karte zu Karte',
    ends: 'Erste, letzte Karte',
    open: 'Editor öffnen',
    menu: 'Alle Aktionen',
    copy: 'Variante erstellen, kopieren',
    move: 'Verschieben',
    rename: 'Umbenennen',
    remove: 'Löschen',
    undo: 'Rückgängig',
    search: 'Suchen',
    help: 'Diese Liste',
    pressed: {
      home: 'Pos1',
      end: 'Ende',
      enter: 'Eingabe',
      menu: 'Umschalt F10',
      remove: 'Entf',
      undo: 'Strg Z'
    }
  },

  upload: {
    button: 'Pakete hochladen',
    drop: 'Pakete loslassen, um sie hochzuladen',
    dropHint: 'Sie kommen in die „Widget-Vorlagen“.',
    hint: 'Pakete sind Dateien, die auf .dash.zip enden. Sie kommen in die „Widget-Vorlagen“.',
    list: 'Hochladen',
    progress: (done: number, all: number) => `${done} von ${all} fertig`,
    waiting: 'Wartet, bis es an der Reihe ist',
    busy: 'Der Server ist beschäftigt. Es wird gleich erneut gesendet.',
    sending: (percent: number) => `Wird hochgeladen, ${percent} %`,
    checking: 'Wird geprüft …',
    cancel: (name: string) => `${name} abbrechen`,
    clear: 'Liste leeren',
    created: 'In die „Widget-Vorlagen“ hochgeladen.',
    present: (name?: string) =>
      `Dasselbe Paket war schon da${name === undefined ? '' : `, als „${name}“`} in den „Widget-Vorlagen“; nichts wurde geändert.`,
    open: 'Editor öffnen',
    openNamed: (name: string) => `Editor für ${name} öffnen`,
    again: 'Erneut versuchen',
    againNamed: (name: string) => `${name} erneut versuchen`,
    replace: 'Widget ersetzen',
    replaceNamed: (name: string) => `Widget ersetzen durch ${name}`,
    platform: 'Diese Plattform unterstützt nicht alles davon',
    findings: (n: number) =>
      `Es ist verwendbar. Der Prüfung ${either(n, 'ist 1 Punkt', `sind ${number(n)} Punkte`)} aufgefallen`,
    faults: (n: number) => `Hochgeladen, aber nicht alles davon funktioniert. Die Prüfung fand ${number(n)} Fehler`,
    refused: 'Nicht angenommen.',
    tooLarge: (megabytes: number) => `Nicht gesendet: Ein Paket hat höchstens ${number(megabytes)} MB.`,
    folder: 'Das ist ein Ordner. Bitte das gepackte .dash.zip ablegen.',
    cancelled: 'Abgebrochen. Nichts wurde gespeichert.',
    cancelledLate: 'Während der Prüfung abgebrochen. Die Liste zeigt, ob es gespeichert wurde.',
    unreachable: 'Abgebrochen: Der Server ist nicht erreichbar. Nichts wurde gespeichert; bitte erneut versuchen.',
    unreachableLate: 'Die Verbindung brach ab, bevor die Antwort kam. Die Liste zeigt, ob es gespeichert wurde.',
    found: findingList,
    leave: {
      title: 'Es wird noch hochgeladen',
      text: 'Das geht auch ohne diese Seite weiter; was dabei herauskommt, ist aber nur hier zu sehen.',
      stay: 'Bleiben',
      leave: 'Trotzdem verlassen'
    }
  },

  empty: {
    title: 'Noch keine Widgets',
    text: 'Ein Widget ist eine als .dash.zip gepackte Webseite; ihre Einstellungen beschreibt ascData.json.',
    askAdministrator: 'Die Administration kann eines hochladen.',
    steps: [
      'Pakete irgendwo auf dieser Seite ablegen oder mit der Schaltfläche wählen.',
      'Jedes wird geprüft; was dabei auffällt, wird hier erklärt.',
      'Dann zeigt der Editor die Einstellungen neben dem laufenden Widget.'
    ],
    group: 'In dieser Gruppe ist noch nichts',
    groupText:
      'In Gruppen stehen Varianten. Eine Vorlage oder ein Widget auf diese Gruppe ziehen, oder im Menü „Variante erstellen …“ wählen.',
    groupReadOnly: 'Wer in ihrer Spotgruppe schreiben darf, kann Widgets hierher bringen.',
    toTemplates: 'Vorlagen zeigen'
  }
} satisfies typeof english;
