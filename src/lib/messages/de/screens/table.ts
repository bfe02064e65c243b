import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/table.js';

const { count, either, list, number, quote } = grammarOf('de');

/** Die Tabelle einer Vorlage: alle Varianten, alle Einstellungen. */
export default {
  title: 'Tabelle',
  skip: 'Zur Tabelle springen',
  grid: 'Werte aller Widgets',
  loading: 'Die Widgets werden geladen …',
  failed: 'Die Tabelle konnte nicht geladen werden.',
  again: 'Erneut versuchen',
  columns: { widget: 'Widget', template: 'Vorlage' },
  search: {
    label: 'Widgets suchen',
    placeholder: 'Name oder Wert',
    found: (names, values, settings, more) =>
      `Im Namen gefunden: ${number(names)}. Nur in einem Wert von ${settings.map(quote).join(', ')}${more > 0 ? ' …' : ''}: ${number(values)}.`
  },
  group: { label: 'Widget-Gruppe', all: 'Alle Gruppen', templates: 'Widget-Vorlagen' },
  filter: {
    label: 'Anzeigen',
    all: 'Alle',
    differ: 'Abweichend',
    changed: 'Geändert',
    errors: 'Fehler',
    none: 'Keine Widgets gefunden.',
    showAll: 'Alle Widgets anzeigen'
  },
  settings: {
    open: 'Einstellungen',
    of: (shown: number, all: number) => `${number(shown)} von ${number(all)}`,
    all: 'Alle',
    differing: 'Nur abweichende',
    list: 'Angezeigte Einstellungen',
    one: 'Einstellung',
    before: 'Vorige Einstellung',
    after: 'Nächste Einstellung'
  },
  tools: { csv: 'Als CSV herunterladen', undo: 'Rückgängig', redo: 'Wiederholen', more: 'Mehr' },
  preview: { title: 'Vorschau dieses Widgets', unsaved: 'Läuft mit den ungespeicherten Änderungen.' },
  noVariants: 'Noch gibt es keine Variante dieser Vorlage.',
  makeVariants: 'Mehrere Varianten erstellen …',
  cell: {
    found: 'hier gefunden',
    inherits: 'übernimmt den Wert der Vorlage',
    own: (initial: string) => `weicht von der Vorlage ab: ${initial}`,
    ownOnly: 'eigener Wert der Vorlage',
    package: 'Wert des Pakets',
    unsaved: 'nicht gespeichert',
    was: (before: string) => `war ${before}`,
    locked: 'Sie können dieses Widget ansehen, aber nicht ändern.',
    hidden: 'ausgeblendet',
    error: 'Fehler',
    conflict: 'inzwischen anderswo gespeichert',
    theirs: (value: string, by: string | null) => `${by ?? 'Jemand anderes'} hat ${value} gespeichert.`,
    theirsNone: (by: string | null) => `${by ?? 'Jemand anderes'} hat den Wert der Vorlage übernommen.`,
    yours: (value: string) => `Sie haben in einem anderen Tab oder Browser ${value} gespeichert.`,
    yoursNone: 'Sie haben in einem anderen Tab oder Browser den Wert der Vorlage übernommen.',
    draft: (name: string) => `Der Entwurf ${quote(name)}`,
    draftLive: (name: string, value: string | undefined) =>
      `Entwurf ${quote(name)} ging live, mit ${value === undefined ? 'dem Wert der Vorlage' : value}.`,
    draftEnded: (name: string, value: string | undefined) =>
      `Entwurf ${quote(name)} endete. Nun gilt wieder ${value === undefined ? 'der Wert der Vorlage' : value}.`,
    mine: 'Meinen behalten',
    take: 'Anderen übernehmen',
    release: 'Wert der Vorlage übernehmen',
    releaseOne: 'Wert des Pakets übernehmen',
    inWidgets: (n: number) => `in ${count(n, 'Widget', 'Widgets')}`,
    setIn: (n: number) => `In ${number(n)} setzen`,
    show: (how: string) => `Zum Einblenden: ${how}`,
    make: 'Einblenden',
    fill: 'Ziehen, um nach unten auszufüllen',
    dryRun: 'Probelauf',
    nothing: 'noch ist nichts geändert',
    touches: (widgets: number, settings: number) =>
      `Angezeigt werden nur die betroffenen: ${count(widgets, 'Widget', 'Widgets')}, ${count(settings, 'Einstellung', 'Einstellungen')}.`,
    touchesNone: 'Kein Widget ist betroffen.',
    showsAll: 'Es wird alles angezeigt.',
    everything: 'Alles anzeigen'
  },
  save: {
    label: 'Alle speichern',
    saving: 'Wird gespeichert …',
    none: 'Keine ungespeicherten Änderungen',
    saved: (values: number, widgets: number) =>
      `${count(values, 'Wert', 'Werte')} in ${count(widgets, 'Widget', 'Widgets')} gespeichert.`,
    undone: (values: number) =>
      either(values, '1 Wert ist wieder wie vorher.', `${number(values)} Werte sind wieder wie vorher.`),
    undoSave: (values: number) => `Speichern rückgängig machen (${count(values, 'Wert', 'Werte')})`,
    undoDiscard: (values: number) => `Verwerfen rückgängig machen (${count(values, 'Wert', 'Werte')})`,
    undoConflicts: (n: number) =>
      either(
        n,
        '1 Wert wurde seitdem geändert oder lässt sich nicht mehr setzen. Er bleibt, wie er ist.',
        `${number(n)} Werte wurden seitdem geändert oder lassen sich nicht mehr setzen. Sie bleiben, wie sie sind.`
      ),
    undoConflictsIn: (names: readonly string[], more: number) =>
      `In ${list([...names.map(quote), ...(more > 0 ? [count(more, 'weiteren Widget', 'weiteren Widgets')] : [])])}.`,
    undoRest: 'Die anderen rückgängig machen',
    changes: (values: number, widgets: number) =>
      `${count(values, 'Änderung', 'Änderungen')} in ${count(widgets, 'Widget', 'Widgets')}`,
    discard: 'Verwerfen',
    errors: (n: number) => count(n, 'Fehler', 'Fehler'),
    conflicts: (n: number) => count(n, 'Konflikt', 'Konflikte'),
    leaveOut: (out: number, rest: number) => `${number(out)} auslassen und ${number(rest)} speichern`,
    reaches: (n: number) => either(n, '1 Widget übernimmt das.', `${number(n)} Widgets übernehmen das.`),
    dryRun: 'Nichts gespeichert: erst den Probelauf anwenden oder abbrechen.',
    unreachable: 'Nicht gespeichert: Der Server ist nicht erreichbar. Die Änderungen sind noch da.',
    refused: (n: number) =>
      either(
        n,
        '1 Wert wurde abgelehnt. Es wurde nichts gespeichert.',
        `${number(n)} Werte wurden abgelehnt. Es wurde nichts gespeichert.`
      ),
    tooMany: (values: number, most: number) =>
      `Das sind ${number(values)} Änderungen. Höchstens ${number(most)} lassen sich auf einmal speichern. Es wurde nichts gespeichert.`,
    lost: (names: string) => `Inzwischen gelöscht; Ihre Änderungen daran wurden nicht gespeichert: ${names}.`
  },
  dryRun: {
    preset: (name: string) => `${quote(name)} anwenden`,
    presetText: 'Noch ist nichts geändert. Die Vorlage behält ihre Werte.',
    presetWhere: 'Anwenden auf',
    presetAll: 'Alle Widgets',
    presetFilters: (by) => `Die Tabelle ist gefiltert nach ${list(by.map(quote))}.`,
    presetListed: (widgets: number) => `Nur die aufgelisteten: ${count(widgets, 'Widget', 'Widgets')}`,
    paste: 'Einfügen: Probelauf',
    fill: 'Nach unten ausfüllen: Probelauf',
    set: 'In allen setzen: Probelauf',
    use: (value: string) => `${value} nehmen`,
    useAll: (n: number) => `Alle ${number(n)} Vorschläge nehmen`,
    correct: 'Ändern …',
    ok: 'OK',
    movedByYou: (n: number, which: string) =>
      `Sie haben inzwischen in einem anderen Tab oder Browser ${either(n, '1 dieser Werte', `${number(n)} dieser Werte`)} gespeichert: ${which}.`,
    moved: (n: number, which: string, by: string | null) =>
      either(
        n,
        `${by ?? 'Jemand anderes'} hat inzwischen 1 dieser Werte gespeichert: ${which}.`,
        `${by ?? 'Jemand anderes'} hat inzwischen ${number(n)} dieser Werte gespeichert: ${which}.`
      ),
    follow: (n: number, unlisted: number) =>
      `${either(n, '1 Widget übernimmt', `${number(n)} Widgets übernehmen`)} das von der Vorlage${unlisted > 0 ? `; nicht aufgeführt: ${number(unlisted)}` : ''}.`,
    close: 'Schließen',
    change: (n: number) => either(n, 'würde sich ändern', 'würden sich ändern'),
    same: (n: number) => either(n, 'ist gleich', 'sind gleich'),
    empty: (n: number) => either(n, 'ist leer', 'sind leer'),
    refusedCount: (n: number) => either(n, 'abgelehnt', 'abgelehnt'),
    refused: 'Abgelehnt',
    unread: (text: string) => `${quote(text)} ist kein Wert dieser Einstellung.`,
    locked: 'Sie können dieses Widget ansehen, aber nicht ändern.',
    unknown: (name: string) => `In der Tabelle gibt es kein Widget namens ${quote(name)}.`,
    ambiguous: (name: string) => `Mehrere Widgets heißen ${quote(name)}.`,
    twice: (one: string, other: string) => `Für diese Zelle sind zwei Werte da: ${quote(one)} und ${quote(other)}.`,
    beside: (text: string, row: number, column: number) =>
      `Zeile ${number(row)}, Spalte ${number(column)}: ${quote(text)} gehört zu keiner Zelle der Tabelle.`,
    which: (setting: string, text: string) => `${setting}: Was bedeutet ${quote(text)}?`,
    contrary: (text: string) => `Aber ${quote(text)} lässt sich nur anders lesen.`,
    headed: 'Die erste Zeile enthält Überschriften',
    headings: 'Spalten des Tabellenblatts',
    column: (n: number) => `Spalte ${number(n)}`,
    byName: 'Widget nach Namen',
    leaveOut: 'Auslassen',
    empties: 'Leere Zellen übernehmen den Wert der Vorlage',
    apply: (n: number) => `${number(n)} anwenden`,
    cancel: 'Abbrechen',
    tooMany: (cells: number, most: number) =>
      `Das sind ${number(cells)} Zellen. Höchstens ${number(most)} lassen sich auf einmal einfügen. Es wurde nichts geändert.`,
    more: (n: number) => `und ${number(n)} weitere`
  },
  find: {
    title: 'Suchen und Ersetzen',
    find: 'Suchen',
    replace: 'Ersetzen durch',
    in: 'In',
    everywhere: 'Alle angezeigten Einstellungen',
    sameCase: 'Groß-/Kleinschreibung beachten',
    listedOnly: 'Nur in den aufgeführten Widgets; sie haben dann eigene Texte, und die Vorlage behält ihre',
    own: 'Auch dort ersetzen; diese Zellen haben dann eigene Texte',
    inherited: (n: number) =>
      either(
        n,
        '1 gefundene Zelle hat den Text von der Vorlage. Sie bleibt, wie sie ist.',
        `${number(n)} gefundene Zellen haben den Text von der Vorlage. Sie bleiben, wie sie sind.`
      )
  },
  keys: {
    title: 'Tastenkürzel',
    close: 'Schließen',
    move: 'Bewegen',
    extend: 'Auswahl erweitern',
    column: 'Ganze Spalte',
    row: 'Ganze Zeile',
    edit: 'Zelle bearbeiten',
    leave: 'Zurück zur Tabelle',
    toggle: 'Ein- oder ausschalten',
    release: 'Wert der Vorlage übernehmen',
    fill: 'Nach unten ausfüllen',
    set: 'In allen ausgewählten setzen',
    copy: 'Kopieren, einfügen',
    find: 'Suchen und Ersetzen',
    problem: 'Nächstes Problem',
    undo: 'Rückgängig, wiederholen',
    save: 'Alle speichern',
    search: 'Widgets suchen',
    drafts: 'Entwürfe',
    help: 'Tastenkürzel'
  }
} satisfies typeof english;
