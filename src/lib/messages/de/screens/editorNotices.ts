import { grammarOf } from '../../../language/grammar.js';
import findingList from './findingList.js';
import type english from '../../en/screens/editorNotices.js';

const { count, either, list, number, quote } = grammarOf('de');

type Counts = Readonly<Record<'error' | 'warning' | 'info', number>>;

const counted = ({ error, warning, info }: Counts): string =>
  list([
    ...(error > 0 ? [count(error, 'Fehler', 'Fehler')] : []),
    ...(warning > 0 ? [count(warning, 'Warnung', 'Warnungen')] : []),
    ...(info > 0 ? [count(info, 'Anmerkung', 'Anmerkungen')] : [])
  ]);

const changes = (count: number): string => either(count, '1 Änderung', `${number(count)} Änderungen`);

export default {
  undone: (labels: string) => `Rückgängig gemacht: ${labels}`,
  redone: (labels: string) => `Wiederholt: ${labels}`,
  drafts: 'Entwürfe',
  tabs: {
    label: 'Ansichten des Widgets',
    conditions: 'Bedingungen',
    translations: 'Übersetzungen',
    definition: 'Definition',
    table: 'Tabelle',
    variants: (n: number) => count(n, 'Variante', 'Varianten'),
    history: 'Verlauf',
    problems: (n: number) => count(n, 'Problem', 'Probleme'),
    unsaved: 'nicht gespeichert',
    unsavedElsewhere: 'Hier ist alles gespeichert. Nicht gespeichert:',
    alsoUnsaved: 'Auch nicht gespeichert:',
    unsavedIn: (view: string, n: number) => `${view} (${number(n)})`
  },
  saved: (name: string) => `${name} hat dieses Widget gespeichert.`,
  draftLive: (name: string) => `Entwurf ${quote(name)} ging live.`,
  draftEnded: (name: string) => `Entwurf ${quote(name)} endete.`,
  you: 'Sie haben dieses Widget in einem anderen Tab oder Browser gespeichert.',
  somebody: 'Dieses Widget wurde anderswo gespeichert.',
  followed: (labels: string) => `Hier aktualisiert: ${labels}.`,
  merged: (labels: string) => `Jetzt mit beiden Änderungen: ${labels}.`,
  both: (labels: string) => `Auf beiden Seiten geändert: ${labels}. Bis Sie wählen, gilt Ihr Wert.`,
  folder: 'Der Ordner des Widgets wurde gespeichert.',
  bothFolder: (labels: string) =>
    `Im Formular und im Ordner geändert: ${labels}. Bis Sie wählen, gilt der Wert im Formular.`,
  kept: 'Ihre ungespeicherten Änderungen bleiben erhalten.',
  choose: 'Wählen',
  replaced:
    'Dieses Widget wurde durch eine andere Version ersetzt. Zum Fortfahren die neue Version öffnen; bis dahin lässt sich nichts speichern.',
  folderSaved: 'Der Ordner des Widgets wurde gespeichert. Zum Ansehen die neue Version öffnen.',
  folderFound: (counts: Counts) => `Die Prüfung ergab ${counted(counts)}.`,
  draftFound: (counts: Counts) => `Mit Ihren ungespeicherten Änderungen ergibt die Prüfung ${counted(counts)}.`,
  folderMore: (more: number) => `(und ${number(more)} weitere)`,
  found: findingList,
  reload: 'Neue Version öffnen',
  setAside: (count: number) =>
    either(
      count,
      'Ein Wert wurde beiseitegelegt, als dieses Widget ersetzt wurde.',
      `${number(count)} Werte wurden beiseitegelegt, als dieses Widget ersetzt wurde.`
    ),
  setAsideIn: (values: number, widgets: number) =>
    `${either(values, 'Ein Wert', `${number(values)} Werte`)} aus ${either(widgets, 'einer Variante', `${number(widgets)} Varianten`)} ${either(values, 'ist', 'sind')} beiseitegelegt, weil keine Einstellung ${either(values, 'ihn', 'sie')} mehr annimmt.`,
  look: (count: number) => either(count, 'Wert ansehen', 'Werte ansehen'),
  gone: 'Dieses Widget wurde gelöscht oder ist für dieses Konto nicht mehr sichtbar. Es lässt sich nicht speichern. Was Sie behalten möchten, bitte kopieren.',
  toTrash: 'Papierkorb öffnen',
  reachable: 'Der Server ist wieder erreichbar. Ihre Änderungen sind noch da, aber noch nicht gespeichert.',
  lost: 'Keine Verbindung zum Server.',
  comments: {
    comment: 'Kommentieren …',
    count: (n: number) => count(n, 'Kommentar', 'Kommentare'),
    unsent: 'Kommentar nicht gesendet',
    on: (setting: string) => `Kommentare zu ${setting}`,
    all: 'Kommentare zu Einstellungen',
    menu: (n: number) => (n === 0 ? 'Kommentare' : `Kommentare (${number(n)})`),
    gone: (id: string) => `${quote(id)}, das Paket hat diese Einstellung nicht mehr`,
    somebody: 'Jemand',
    failed: 'Der Server ist nicht erreichbar. Es wurde nichts geändert.',
    close: 'Schließen'
  },
  people: {
    here: (names: readonly string[]) => `Auch hier: ${list(names)}`,
    in: (setting: string) => `in ${setting}`,
    at: (names: readonly string[]) =>
      either(names.length, `${list(names)} bearbeitet diese Einstellung`, `${list(names)} bearbeiten diese Einstellung`)
  },
  overtaken: {
    saved: (name: string) => `${name} hat dieses Widget gespeichert`,
    you: 'Sie haben dieses Widget in einem anderen Tab oder Browser gespeichert',
    somebody: 'Dieses Widget wurde anderswo gespeichert',
    draftLive: (name: string) => `Entwurf ${quote(name)} ging live`,
    draftEnded: (name: string) => `Entwurf ${quote(name)} endete`,
    folder: 'Der Ordner des Widgets wurde gespeichert',
    missing: 'Erst für jede Einstellung einen Wert wählen.',
    conflicts: 'Diese Einstellungen wurden auf beiden Seiten geändert. Welcher Wert soll gelten?',
    folderConflicts: 'Diese Einstellungen wurden im Formular und im Ordner geändert. Welcher Wert soll gelten?',
    mine: 'Mein Wert',
    theirs: 'Anderer Wert',
    inForm: 'Im Formular',
    inFolder: 'Im Ordner',
    followed: 'Außerdem dort geändert; diese Seite zeigt jetzt diese Werte:',
    merged: 'Hier wurden auf beiden Seiten verschiedene Teile geändert; beide Änderungen sind enthalten:',
    nothing: 'Ihre Änderungen sind nicht betroffen.',
    save: 'Jetzt speichern',
    later: 'Weiter bearbeiten'
  },
  folderValue: {
    says: (value: string) => `Im Ordner: ${value}. Es gilt der gespeicherte Wert.`,
    use: 'Den des Ordners verwenden'
  },
  moments: {
    chooseDate: 'Datum auswählen',
    chooseTime: 'Uhrzeit auswählen',
    format: (form: string) => `Format: ${form}`,
    forms: { moment: 'TT.MM.JJJJ, hh:mm:ss', day: 'TT.MM.JJJJ', time: 'hh:mm', exactTime: 'hh:mm:ss' }
  },
  noElements:
    'Dieses Widget hat keine Einstellungen. Hier gibt es nichts zu ändern; die Vorschau zeigt es, wie es ist.',
  hidden: {
    vanished: (name: string) =>
      `${name} ist wegen einer anderen Einstellung jetzt ausgeblendet. Der Wert bleibt erhalten.`,
    summary: (count: number) =>
      either(count, '1 Einstellung ist ausgeblendet', `${number(count)} Einstellungen sind ausgeblendet`),
    more: (count: number) => `${number(count)} weitere anzeigen`
  },
  why: {
    inConditions: 'In „Bedingungen“ ausprobieren',
    title: (name: string) => `Wann wird ${name} angezeigt?`,
    rule: 'Ausgeblendet, solange alle Bedingungen zutreffen:',
    always: 'Immer: Es gibt keine Bedingungen.',
    unreadable: 'Nicht lesbare Bedingung',
    met: 'trifft zu',
    notMet: 'trifft nicht zu',
    now: (value: string) => `jetzt: ${value}`,
    visible: 'Also wird es angezeigt.',
    hidden: 'Also ist es ausgeblendet.'
  },
  menu: {
    resetSaved: 'Auf gespeicherten Wert zurücksetzen',
    resetDefault: 'Auf Vorgabe des Pakets zurücksetzen',
    inherit: 'Wert der Vorlage übernehmen',
    copyId: 'Id kopieren',
    copied: (id: string) => `Id ${id} kopiert`,
    compare: 'In allen Varianten vergleichen',
    why: 'Wann wird das angezeigt?',
    copy: 'Einstellungen kopieren …',
    paste: 'Einstellungen einfügen …'
  },
  clipboard: {
    close: 'Schließen',
    cancel: 'Abbrechen',
    setting: 'Einstellung',
    before: 'Jetzt',
    after: 'Eingefügt',
    copyTitle: 'Einstellungen kopieren',
    all: 'Alle Einstellungen',
    copy: (n: number) => `${count(n, 'Einstellung', 'Einstellungen')} kopieren`,
    copied: (n: number) =>
      `${count(n, 'Einstellung', 'Einstellungen')} kopiert. Jetzt in einem anderen Widget einfügen.`,
    copyYourself: 'Der Browser hat es nicht erlaubt. Bitte diesen Text selbst kopieren und im anderen Widget einfügen.',
    text: 'Kopierte Einstellungen als Text',
    pasteTitle: 'Einstellungen einfügen',
    pasteHere: 'Hier Strg+V drücken, um in einem anderen Widget Kopiertes einzufügen.',
    changes: (n: number) => `${either(n, '1 Einstellung ändert', `${number(n)} Einstellungen ändern`)} sich.`,
    nothing: 'Nichts würde sich ändern.',
    same: (n: number) => `${either(n, '1 hat diesen Wert', `${number(n)} haben diese Werte`)} schon.`,
    refusals: (n: number) => `${either(n, '1 wird', `${number(n)} werden`)} abgelehnt.`,
    refusedTitle: 'Abgelehnt',
    more: (n: number) => `und ${number(n)} weitere`,
    apply: (n: number) => `${count(n, 'Änderung', 'Änderungen')} übernehmen`,
    applied: (n: number) => `${count(n, 'Einstellung', 'Einstellungen')} eingefügt. Gespeichert ist noch nichts.`,
    refused: {
      unknown: 'Dieses Widget hat keine Einstellung mit dieser Id.',
      twice: 'Der Text nennt sie zweimal; die erste zählt.',
      type: (theirs: string, ours: string) => `Dort ist der Typ ${quote(theirs)}, hier ${quote(ours)}.`,
      invalid: 'Der Wert ist hier nicht erlaubt.'
    },
    unreadable: {
      empty: 'Die Zwischenablage enthält keine Einstellungen.',
      foreign:
        'Dieser Text enthält keine Einstellungen. Zuerst in einem anderen Widget „Einstellungen kopieren …“ wählen.',
      newer: 'Dieser Text wurde aus einer neueren Version des Produkts kopiert.',
      large: 'Dieser Text ist zu lang: mehr als 1 MB.',
      many: 'Dieser Text enthält mehr als 2.000 Einstellungen.'
    }
  },
  reach: {
    title: (widgets: number) => `Vorlage von ${count(widgets, 'Widget', 'Widgets')} speichern?`,
    lead: 'Diese Einstellungen ändern sich in jedem Widget, das dafür keinen eigenen Wert hat:',
    shownIn: (widgets: number, all: number) => `${number(widgets)} von ${count(all, 'Widget', 'Widgets')}`,
    invalid: (widgets: number) =>
      either(
        widgets,
        'Ein Widget hätte danach einen ungültigen Wert',
        `${number(widgets)} Widgets hätten danach ungültige Werte`
      ),
    unchecked: (widgets: number) =>
      either(
        widgets,
        'Ein weiteres wurde nicht geprüft.',
        `${number(widgets)} weitere wurden nicht geprüft, weil es so viele sind.`
      ),
    cancel: 'Abbrechen'
  },
  hiddenItem: {
    show: (change: string) => `Einblenden: ${change}`,
    cannot: 'Keine Einstellung dieses Widgets kann sie einblenden.',
    shown: (name: string) => `${name} wird jetzt angezeigt.`
  },
  review: {
    revert: 'Zurücksetzen',
    revertOf: (label: string) => `${label} zurücksetzen`,
    discardAll: 'Alle Änderungen verwerfen',
    title: 'Änderungen seit dem letzten Speichern',
    setting: 'Einstellung',
    before: 'Gespeichert',
    after: 'Jetzt',
    close: 'Schließen'
  },
  errors: {
    title: (count: number) =>
      either(
        count,
        'Nicht gespeichert: Eine Einstellung muss korrigiert werden',
        `Nicht gespeichert: ${number(count)} Einstellungen müssen korrigiert werden`
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
        'Eine ungespeicherte Änderung gehört zu einer Einstellung, die dieses Widget nicht mehr hat. Sie kommt mit der Einstellung zurück:',
        `${number(count)} ungespeicherte Änderungen gehören zu Einstellungen, die dieses Widget nicht mehr hat. Sie kommen mit den Einstellungen zurück:`
      ),
    discard: 'Änderungen verwerfen',
    forget: 'Änderungen ohne Einstellung löschen',
    dismiss: 'Meldung ausblenden',
    unkept:
      'Dieser Browser kann ungespeicherte Änderungen nicht aufbewahren: Sie gehen verloren, wenn die Seite geschlossen wird. Am besten bald speichern.',
    unreachable:
      'Nicht gespeichert: Der Server ist nicht erreichbar. Nichts ist verloren, die Änderungen bleiben in diesem Browser. Verbindung prüfen, dann erneut speichern.',
    gone: 'Nicht gespeichert: Dieses Widget wurde gelöscht. Die Änderungen stehen noch hier; was Sie behalten möchten, bitte kopieren.',
    failed: (text: string) => `Nicht gespeichert: ${text}`,
    again: 'Erneut speichern'
  },
  unsent: {
    comment: 'Der Kommentar ist noch nicht gesendet.',
    plan: 'Die Änderung am Plan gilt noch nicht.',
    dryRun: 'Der Probelauf ist noch nicht angewendet.',
    stay: 'Bleiben',
    leave: 'Verlassen und verwerfen'
  },
  leave: {
    text: (count: number) =>
      `${changes(count)} nicht gespeichert. Dieser Browser bewahrt sie bis zum nächsten Öffnen auf.`,
    stay: 'Bleiben',
    leave: 'Verlassen und verwerfen',
    keep: 'Verlassen, Änderungen behalten',
    save: 'Speichern und verlassen'
  },
  closing: {
    text: (count: number) => `${changes(count)} nicht gespeichert. Dieser Browser kann sie aufbewahren.`,
    stay: 'Weiter bearbeiten',
    leave: 'Verwerfen und schließen',
    keep: 'Schließen, Änderungen behalten',
    save: 'Speichern und schließen'
  },
  keys: {
    title: 'Tastenkürzel',
    save: 'Speichern',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    search: 'Einstellungen suchen',
    next: 'Nächster Fehler',
    actions: 'Aktionen der Einstellung',
    drafts: 'Entwürfe',
    help: 'Diese Liste',
    close: 'Schließen'
  }
} satisfies typeof english;
