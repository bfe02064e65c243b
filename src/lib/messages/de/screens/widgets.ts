import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/widgets.js';
import findingList from './findingList.js';

const { count, either, number, quote } = grammarOf('de');

export default {
  title: 'Widgets',
  places: 'Bereiche',
  all: 'Alle Widgets',
  templates: 'Widget-Vorlagen',
  groups: 'Widget-Gruppen',
  counted: (name: string, n: number) => `${name}, ${count(n, 'Widget', 'Widgets')}`,
  choosePlace: 'Anzeigen',
  newGroup: 'Neue Gruppe …',
  search: 'Widgets suchen',
  searchPlaceholder: 'Nach Name, Gruppe oder Einstellung suchen',
  found: (shown: number, total: number) => `${number(shown)} von ${count(total, 'Widget', 'Widgets')}`,
  noneFound: 'Keine Widgets gefunden.',
  clear: 'Alle anzeigen',
  failed:
    'Der Server ist nicht erreichbar; ob die Aktion ausgeführt wurde, ist nicht bekannt. Sobald er antwortet, werden die Listen neu geladen.',
  notDone: 'Der Server wurde nicht erreicht. Es wurde nichts ausgeführt; bitte erneut versuchen.',
  readAgain: 'Der Server ist wieder erreichbar. Die Listen sind aktuell.',
  close: 'Schließen',
  cancel: 'Abbrechen',
  name: 'Name',

  rights: {
    all: 'Alle Widgets, die Sie sehen dürfen.',
    templates:
      'Vorlagen sind für alle sichtbar. Eine Vorlage auf eine Gruppe ziehen, um dort eine Variante zu erstellen.',
    group: (spotGroup: string) =>
      `Sichtbar für alle mit Leseberechtigung für die Spotgruppe ${quote(spotGroup)}; ändern können alle mit Schreibberechtigung.`,
    administrators: 'Nur die Administration kann diese Widgets sehen und ändern.',
    readOnly: 'Sie können sie ansehen, aber nicht ändern.'
  },

  card: {
    unsaved: 'Ungespeichert',
    unsavedHint:
      'Ihre Änderungen an diesem Widget sind nicht gespeichert. Sie liegen in diesem Browser; nur Sie sehen sie.',
    list: (place: string) => `Widgets: ${place}`,
    standard: 'Standard',
    standardHint: 'Gehört zum Produkt',
    slots: (n: number) => count(n, 'Slot', 'Slots'),
    reaches: (hosts: string) => `Externe Adressen: ${hosts}`,
    variants: (n: number) => (n === 0 ? 'keine Varianten' : count(n, 'Variante', 'Varianten')),
    readOnly: 'Nur ansehen',
    readOnlyHint: 'Sie können es öffnen, aber nicht ändern.',
    changed: (when: string) => `geändert ${when}`,
    version: (version: string) => `Version ${version}`,
    actions: (name: string) => `Aktionen für ${name}`
  },

  list: {
    view: 'Ansicht',
    cards: 'Karten',
    rows: 'Liste',
    columns: { name: 'Name', group: 'Gruppe', changed: 'Geändert', by: 'Geändert von' },
    all: 'Alle auswählen',
    select: (name: string) => `${name} auswählen`,
    actions: 'Aktionen',
    selected: (n: number) => `${number(n)} ausgewählt`,
    none: 'Auswahl aufheben',
    copyTitle: (n: number) => `${count(n, 'Widget', 'Widgets')} kopieren`,
    moveTitle: (n: number) => `${count(n, 'Widget', 'Widgets')} verschieben`,
    copied: (n: number, home: string) => `${count(n, 'Widget wurde', 'Widgets wurden')} nach ${home} kopiert.`,
    moved: (n: number, home: string) => `${count(n, 'Widget wurde', 'Widgets wurden')} nach ${home} verschoben.`,
    removed: (n: number) => `${count(n, 'Widget wurde', 'Widgets wurden')} in den Papierkorb verschoben.`,
    left: (n: number) => `${count(n, 'Widget bleibt', 'Widgets bleiben')} unverändert: Ihnen fehlt die Berechtigung.`,
    excerpt: (text: string) => `In den Einstellungen: ${quote(text)}`,
    setting: (name) => `Einstellung: ${quote(name)}`,
    identifier: (id) => `Id: ${id}`,
    cut: 'Möglicherweise steht der Text noch in den Einstellungen weiterer Widgets.',
    notSearched: 'Die Einstellungen konnten nicht durchsucht werden: Der Server ist nicht erreichbar.',
    keys: { select: 'Auswählen', selectTo: 'Bis hierher auswählen', selectAll: 'Alle auswählen' }
  },

  menu: {
    table: 'Tabelle der Varianten',
    open: 'Öffnen',
    variant: 'Variante erstellen …',
    several: 'Mehrere Varianten erstellen …',
    copy: 'Kopieren nach …',
    move: 'Verschieben nach …',
    select: 'Mehrere auswählen …',
    rename: 'Umbenennen …',
    replace: 'Widget ersetzen …',
    download: 'Paket herunterladen …',
    remove: 'Löschen'
  },

  homes: {
    variantTitle: (name: string) => `Variante von ${quote(name)} erstellen`,
    inherits:
      'Die Variante zeigt die Werte ihrer Vorlage. Ändern sich diese, ändert sie sich mit, außer wo sie einen eigenen Wert hat.',
    sameValues: (n) =>
      `${either(n, 'Die neue Variante hat dieselben eigenen Werte wie diese und erbt', 'Die neuen Varianten haben dieselben eigenen Werte wie diese und erben')} alle anderen von der Vorlage.`,
    standsAlone: (n) =>
      either(
        n,
        'Die neue Vorlage hat die aktuellen Werte dieses Widgets und erbt nichts.',
        'Die neuen Vorlagen haben die aktuellen Werte dieser Widgets und erben nichts.'
      ),
    variant: 'Variante erstellen',
    copyTitle: (name: string) => `${quote(name)} kopieren`,
    copy: 'Kopieren',
    moveTitle: (name: string) => `${quote(name)} verschieben`,
    moveText: 'Die Gruppe bestimmt, wer es sehen und ändern darf.',
    move: 'Verschieben',
    where: 'Ziel',
    find: 'Gruppe suchen',
    none: 'Keine Gruppen gefunden.',
    taken: (name: string, home: string) =>
      `In ${quote(home)} gibt es schon ${quote(name)}. Mit einem anderen Namen sind die beiden leichter zu unterscheiden.`,
    here: 'ist hier'
  },

  create: {
    button: 'Neues Widget …',
    title: 'Neues Widget',
    text: 'Vorlage wählen, aus der es entsteht. Danach folgen Name und Ort.',
    find: 'Vorlage suchen',
    none: 'Keine Vorlagen gefunden.',
    from: 'Womit beginnen?',
    fromText: 'Ein eigenes Paket, das sofort läuft: index.html, main.js, ascData.json und die Bibliotheken.',
    ofTemplate: 'Oder ein Widget aus einer Vorlage',
    starters: {
      blank: ['Leer', 'Zeigt jede Einstellung mit ihrem Wert', 'keine'],
      'text-board': ['Texttafel', 'Überschrift und Absätze', 'Überschrift, Text, Farbe'],
      list: ['Liste', 'Zeilen aus mehreren Texten', 'Titel, Zeilen, Anzahl, Farbe'],
      'key-figure': ['Kennzahl', 'Eine große Zahl mit Ziel', 'Zahl, Einheit, Ziel, Farbe']
    } as Readonly<Record<string, readonly [name: string, about: string, settings: string]>>,
    settings: (names: string) => `Einstellungen: ${names}`,
    copy: 'Kopie einer Vorlage',
    copyAbout: 'Dieselben Dateien und Einstellungen unter einer eigenen Kennung; die Vorlage bleibt, wie sie ist.',
    copyTitle: 'Vorlage kopieren',
    ownTitle: (start: string) => `Neues Widget: ${start}`,
    firstName: (start: string) => `${start}, neu`,
    owner: 'meine',
    identifier: 'Kennung',
    identifierHint: 'Bleibt in jeder Version gleich: Daran erkennt die Plattform das Widget.',
    identifierTaken: 'Diese Kennung hat eine andere Vorlage. Bitte eine andere wählen.',
    lists:
      'Was hinzukommt, zeigt das Widget sofort: main.js listet am Ende jede Einstellung, die es selbst noch nicht liest. Diese Zeilen können weg, wenn alles seinen Platz hat.',
    own: 'Widget anlegen'
  },

  rename: { title: (name: string) => `${quote(name)} umbenennen`, action: 'Umbenennen' },

  cardsOnly: {
    'no-start':
      'Widgets erscheinen als graue Karten, weil der Browser, der ihre Bilder aufnimmt, hier nicht startet. docs/pictures.md sagt, was er braucht.',
    'not-found':
      'Widgets erscheinen als graue Karten, weil CHROMIUM_PATH auf kein Programm verweist. Bitte korrigieren und den Server neu starten.',
    dismiss: 'Meldung ausblenden'
  },

  obstacles: {
    readOnly: (name: string) => `Sie haben keine Berechtigung, ${quote(name)} hier zu ändern.`,
    standard: (name: string) =>
      `${quote(name)} gehört zum Produkt und ist das letzte Widget seiner Art. Es lässt sich nicht löschen, aber von einem Dashboard entfernen.`,
    template: (name: string) =>
      `${quote(name)} ist eine Vorlage und bleibt in den „Widget-Vorlagen“. In einer Gruppe lässt sich eine Variante erstellen.`,
    nowhere: (name: string) => `Es gibt keine Gruppe, in der Sie ${quote(name)} ablegen können.`
  },

  said: {
    renamed: (before: string, now: string) => `${quote(before)} heißt jetzt ${quote(now)}.`,
    made: (name: string, home: string) => `${quote(name)} wurde in ${home} erstellt.`,
    moved: (name: string, home: string) => `${quote(name)} wurde nach ${home} verschoben.`,
    removed: (name: string) => `${quote(name)} wurde in den Papierkorb verschoben.`,
    restored: (name: string, home: string) => `${quote(name)} wurde in ${home} wiederhergestellt.`,
    dashboardRestored: (name: string) => `Das Dashboard ${quote(name)} wurde wiederhergestellt.`,
    purged: (name: string) => `${quote(name)} wurde endgültig gelöscht.`,
    undone: (what: string) => `Rückgängig gemacht: ${what}`,
    before: (what: string) => `Davor: ${what}`,
    undo: 'Rückgängig',
    open: 'Öffnen',
    dismiss: 'Ausblenden'
  },

  group: {
    actions: (name: string) => `Aktionen für die Gruppe ${name}`,
    change: 'Name und Berechtigungen …',
    remove: 'Gruppe löschen …',
    createTitle: 'Neue Widget-Gruppe',
    changeTitle: (name: string) => `Widget-Gruppe ${quote(name)}`,
    create: 'Gruppe erstellen',
    save: 'Speichern',
    rights: 'Übernimmt die Berechtigungen der Spotgruppe',
    find: 'Spotgruppe suchen',
    administrators: 'Keine: nur die Administration',
    more: (n: number) => `und ${number(n)} weitere: nach dem Namen suchen`,
    none: 'Keine Spotgruppen gefunden.',
    meansGroup: (spotGroup: string) =>
      `Alle mit Leseberechtigung für ${quote(spotGroup)} sehen diese Gruppe und ihre Widgets; alle mit Schreibberechtigung können sie auch ändern.`,
    meansAdministrators: 'Nur die Administration sieht und ändert diese Gruppe und ihre Widgets.',
    meansNothing: 'Spotgruppe wählen: Von deren Berechtigungen hängt ab, wer diese Gruppe sehen und ändern kann.',
    loading: 'Wird geladen …',
    notLoaded: 'Die Spotgruppen konnten nicht geladen werden: Der Server ist nicht erreichbar.',
    removeTitle: (name: string) => `Gruppe ${quote(name)} löschen?`,
    removeText:
      'Die Gruppe ist leer. Wird ein Widget aus dem Papierkorb wiederhergestellt, wird auch seine Gruppe wiederhergestellt.',
    removeFull: (n: number) =>
      `Diese Gruppe enthält noch ${count(n, 'Widget', 'Widgets')}. Bitte zuerst verschieben oder löschen.`,
    removeConfirm: 'Gruppe löschen',
    removed: (name: string) => `Die Gruppe ${quote(name)} wurde gelöscht.`
  },

  trash: {
    title: 'Papierkorb',
    rights:
      'Gelöschte Widgets und Dashboards bleiben 30 Tage hier. Ein wiederhergestelltes Widget kehrt in seine Gruppe und auf jedes Dashboard zurück, auf dem es war.',
    widgets: 'Widgets',
    dashboards: 'Dashboards',
    moreWidgets: 'Weitere Widgets anzeigen',
    moreDashboards: 'Weitere Dashboards anzeigen',
    loading: 'Wird geladen …',
    again: 'Erneut versuchen',
    found: (n: number, hasMore: boolean) => (hasMore ? `die neuesten ${number(n)}` : `${number(n)} gefunden`),
    noneFound: 'Im Papierkorb nichts gefunden.',
    from: (home: string) => `aus ${home}`,
    fromDeleted: (group: string) => `aus ${group}; die gelöschte Gruppe wird mit wiederhergestellt`,
    deleted: (when: string, by: string | null) => (by === null ? `gelöscht ${when}` : `gelöscht ${when} von ${by}`),
    until: (day: string) => `wiederherstellbar bis ${day}`,
    restore: 'Wiederherstellen',
    restoreNamed: (name: string) => `${name} wiederherstellen`,
    purge: 'Endgültig löschen …',
    purgeNamed: (name: string) => `${name} endgültig löschen …`,
    empty: 'Der Papierkorb ist leer',
    emptyText: 'Gelöschte Widgets und Dashboards bleiben 30 Tage hier und lassen sich wiederherstellen.'
  },

  purge: {
    title: (name: string) => `${quote(name)} endgültig löschen?`,
    shows: (n: number) =>
      `${either(n, 'Ein Dashboard hat', `${number(n)} Dashboards haben`)} eine Kachel für dieses Widget:`,
    tiles: 'Die Kachel bleibt leer.',
    last: 'Es ist das letzte Widget seiner Vorlage. Vorlage und Paket werden mit gelöscht; um sie wieder zu nutzen, das Paket neu hochladen.',
    dashboard: 'Die Widgets darauf bleiben.',
    final: 'Danach lässt es sich nicht mehr wiederherstellen.',
    action: 'Endgültig löschen'
  },

  remove: {
    title: (name: string) => `${quote(name)} löschen?`,
    titleSeveral: (n: number) => `${number(n)} Widgets löschen?`,
    drafts: (n: number) => `${either(n, 'Ein geplanter Entwurf ändert', `${number(n)} geplante Entwürfe ändern`)} es:`,
    shows: (n: number) => `${either(n, 'Ein Dashboard zeigt', `${number(n)} Dashboards zeigen`)} dieses Widget:`,
    dashboards: 'Dashboards mit diesem Widget',
    shared: 'für alle',
    own: 'eigenes',
    of: (owner: string) => `von ${owner}`,
    more: (n: number) => `und ${number(n)} weitere`,
    others: (n: number) => either(n, 'eines einer anderen Person', `${number(n)} anderer Personen`),
    after:
      'Seine Kachel bleibt dort leer. Wird es innerhalb von 30 Tagen aus dem Papierkorb wiederhergestellt, ist es wieder an seinem Platz.',
    action: 'Löschen'
  },

  drop: {
    copy: (home: string) => `Loslassen: Variante erstellen in ${home}`,
    move: (home: string) => `Loslassen: verschieben nach ${home}`,
    hint: 'Auf einen Bereich an der Seite ziehen. Mit Strg wird kopiert.'
  },

  keys: {
    title: 'Tastenkürzel',
    button: 'Tastenkürzel (?)',
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
    palette: 'Befehlspalette',
    help: 'Diese Liste'
  },

  upload: {
    button: 'Pakete hochladen',
    drop: 'Pakete loslassen, um sie hochzuladen',
    dropHint: 'Sie werden in den „Widget-Vorlagen“ abgelegt.',
    hint: 'Pakete sind Dateien, die auf .dash.zip enden. Sie werden in den „Widget-Vorlagen“ abgelegt.',
    list: 'Hochladen',
    progress: (done: number, all: number) => `${done} von ${all} fertig`,
    waiting: 'Wartet',
    busy: 'Der Server ist ausgelastet. Es wird gleich erneut gesendet.',
    sending: (percent: number) => `Wird hochgeladen, ${percent} %`,
    checking: 'Wird geprüft …',
    cancel: (name: string) => `${name} abbrechen`,
    clear: 'Liste leeren',
    created: 'In den „Widget-Vorlagen“ abgelegt.',
    present: (name?: string) =>
      `Dasselbe Paket gibt es bereits${name === undefined ? '' : `, als ${quote(name)}`} in den „Widget-Vorlagen“. Es wurde nichts geändert.`,
    open: 'Editor öffnen',
    openNamed: (name: string) => `Editor für ${name} öffnen`,
    again: 'Erneut versuchen',
    againNamed: (name: string) => `${name} erneut versuchen`,
    replace: 'Widget ersetzen',
    replaceNamed: (name: string) => `Widget ersetzen durch ${name}`,
    platform: 'Diese Plattform unterstützt nicht alles davon',
    findings: (n: number) => `Es ist verwendbar. Die Prüfung ergab ${count(n, 'Hinweis', 'Hinweise')}`,
    faults: (n: number) => `Hochgeladen, aber nicht alles davon funktioniert. Die Prüfung ergab ${number(n)} Fehler`,
    refused: 'Nicht angenommen.',
    tooLarge: (megabytes: number) => `Nicht gesendet: Ein Paket hat höchstens ${number(megabytes)} MB.`,
    folder: 'Das ist ein Ordner. Bitte das gepackte .dash.zip ablegen.',
    cancelled: 'Abgebrochen. Es wurde nichts gespeichert.',
    cancelledLate: 'Während der Prüfung abgebrochen. Die Liste zeigt, ob es gespeichert wurde.',
    unreachable:
      'Nicht hochgeladen: Der Server ist nicht erreichbar. Es wurde nichts gespeichert; bitte erneut versuchen.',
    unreachableLate:
      'Die Verbindung ist abgebrochen, bevor der Server geantwortet hat. Die Liste zeigt, ob es gespeichert wurde.',
    found: findingList,
    leave: {
      title: 'Es wird noch hochgeladen',
      text: 'Der Upload läuft auch ohne diese Seite weiter, das Ergebnis ist aber nur hier zu sehen.',
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
    group: 'Diese Gruppe ist noch leer',
    groupText:
      'Gruppen enthalten Varianten. Eine Vorlage oder ein Widget auf diese Gruppe ziehen oder im Menü „Variante erstellen …“ wählen.',
    groupReadOnly: 'Wer Schreibberechtigung für ihre Spotgruppe hat, kann hier Widgets ablegen.',
    toTemplates: 'Vorlagen anzeigen'
  }
} satisfies typeof english;
