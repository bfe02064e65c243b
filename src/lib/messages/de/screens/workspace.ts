import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/workspace.js';

const { count, either, list, number } = grammarOf('de');

export default {
  title: 'Bedingungen',
  skip: 'Zu den Regeln springen',
  whatIf: {
    title: 'Was wäre, wenn',
    note: 'nicht gespeichert',
    label: 'Was wäre, wenn: Werte ausprobieren',
    none: 'Einen Wert zum Ausprobieren wählen. Nichts wird gespeichert.',
    try: (name: string, value: string) => `${name} ausprobieren: ${value}`,
    tried: (name: string, stored: string, tried: string) => `${name}: ausprobiert ${tried}, gespeichert ${stored}`,
    takeBack: (name: string) => `Zurück zum gespeicherten Wert: ${name}`,
    more: (n) => `${number(n)} weitere`,
    find: 'Einstellung suchen, von der Regeln abhängen',
    noMatch: 'Keine Einstellungen gefunden.',
    stored: (value: string) => `Gespeichert: ${value}`,
    appear: (n) => either(n, '1 erscheint', `${number(n)} erscheinen`),
    disappear: (n) => either(n, '1 verschwindet', `${number(n)} verschwinden`),
    unchanged: 'Keine Änderung an der Anzeige',
    reset: 'Zurücksetzen',
    actions: 'Weitere Aktionen',
    compare: 'Vergleichen'
  },
  compare: {
    title: (n) =>
      either(
        n,
        'Was der ausprobierte Wert ein- und ausblendet',
        `Was die ${number(n)} ausprobierten Werte ein- und ausblenden`
      ),
    setting: 'Einstellung',
    stored: 'Gespeichert',
    tried: 'Ausprobiert',
    because: 'Weil',
    none: 'Die ausprobierten Werte blenden nichts ein oder aus.'
  },
  views: { label: 'Ansicht', rules: 'Regeln', map: 'Karte', states: 'Zustände' },
  search: {
    label: 'Regeln suchen',
    placeholder: 'Suchen',
    filter: 'Anzeigen',
    all: 'Alle Regeln',
    hidden: 'Jetzt ausgeblendet',
    flipped: 'Durch ausprobierte Werte geändert',
    problems: 'Mit Problemen',
    readsTitle: 'Abhängig von',
    none: 'Keine Regeln gefunden.',
    showAll: 'Alle anzeigen'
  },
  verdict: {
    sound: (sound: number, all: number) =>
      either(
        all,
        `${number(sound)} von 1 Regel nachweislich widerspruchsfrei`,
        `${number(sound)} von ${number(all)} Regeln nachweislich widerspruchsfrei`
      ),
    allSound: (n) =>
      either(
        n,
        'Die Regel ist nachweislich widerspruchsfrei',
        `Alle ${number(n)} Regeln nachweislich widerspruchsfrei`
      ),
    means:
      'Von jeder ist bewiesen: Sie kann ihre Einstellung aus- und einblenden, alle ihre Bedingungen sind nötig, und keine ist unmöglich. Ob sie das Richtige ausblendet, zeigen Tests.',
    problems: (n) => count(n, 'Problem', 'Probleme'),
    notes: (n) => count(n, 'Anmerkung', 'Anmerkungen'),
    proving: (done: number, all: number) => `${number(done)} von ${number(all)} geprüft …`,
    cancel: 'Abbrechen',
    cancelled: 'Beweis abgebrochen',
    failed: 'Die Regeln konnten nicht geprüft werden.',
    again: 'Beweisen'
  },
  rules: {
    caption: 'Regeln: Jede Einstellung ist ausgeblendet, solange alle ihre Bedingungen zutreffen',
    setting: 'Einstellung',
    now: 'Jetzt',
    hiddenWhile: 'Ausgeblendet, solange',
    proof: 'Beweis',
    eachHidden: 'Ausgeblendet, solange alle Bedingungen zutreffen',
    hidden: 'ausgeblendet',
    shown: 'angezeigt',
    wasShown: 'war angezeigt',
    wasHidden: 'war ausgeblendet',
    and: 'und',
    reads: (value: string) => `derzeit ${value}`,
    met: 'trifft zu',
    notMet: 'trifft nicht zu',
    unreadable: 'Unlesbare Bedingung',
    without: (n) =>
      either(
        n,
        '1 Einstellung hat keine Regel und wird immer angezeigt:',
        `${number(n)} Einstellungen haben keine Regel und werden immer angezeigt:`
      ),
    empty: 'Noch keine Regeln. Alle Einstellungen werden immer angezeigt.',
    emptyHow: 'Eine Bedingung blendet eine Einstellung aus, solange eine andere einen bestimmten Wert hat:',
    emptyMore:
      'Bei mehreren Bedingungen wird die Einstellung nur ausgeblendet, solange alle zutreffen. Die Operatoren:',
    operators: {
      '==': 'ist',
      '!=': 'ist nicht',
      '>': 'größer oder später als',
      '>=': 'mindestens',
      '<': 'kleiner oder früher als',
      '<=': 'höchstens',
      '?': 'enthält; mit true oder false: hat einen Inhalt'
    }
  },
  builder: {
    always: 'Immer angezeigt',
    hiddenNow: 'jetzt ausgeblendet',
    shownNow: 'jetzt angezeigt',
    condition: (n) => `Bedingung ${number(n)}`,
    add: 'Bedingung',
    remove: (n) => `Bedingung ${number(n)} entfernen`,
    all: 'ausgeblendet, solange alle erfüllt sind',
    setting: 'Einstellung',
    comparison: 'Vergleich',
    value: 'Wert',
    noSetting: 'Keine Einstellung heißt so.',
    noValue: 'Kein Wert enthält das.',
    comparisons: {
      '==': 'ist',
      '!=': 'ist nicht',
      '>': 'ist größer als',
      '>=': 'ist mindestens',
      '<': 'ist kleiner als',
      '<=': 'ist höchstens',
      contains: 'enthält',
      filled: 'ist ausgefüllt',
      empty: 'ist leer'
    },
    /** The same for dates and times. */
    timeComparisons: {
      '==': 'ist',
      '!=': 'ist nicht',
      '>': 'ist nach',
      '>=': 'ist nicht vor',
      '<': 'ist vor',
      '<=': 'ist nicht nach',
      contains: 'enthält',
      filled: 'ist ausgefüllt',
      empty: 'ist leer'
    }
  },
  claims: {
    broken: 'nicht auswertbar',
    locked: 'gesperrt',
    always: 'immer ausgeblendet',
    never: 'nie ausgeblendet',
    duplicate: 'doppelte Bedingung',
    superfluous: 'überflüssige Bedingung',
    impossible: 'Wert kommt nie vor',
    exclusive: 'blenden einander aus',
    unproved: 'nicht bewiesen',
    sound: 'widerspruchsfrei'
  },
  map: {
    caption: 'Karte: von jeder Einstellung zu denen, die ihr Wert ausblendet',
    extent: 'Ausschnitt',
    whole: 'Alles',
    around: 'Um die Auswahl',
    form: 'Darstellung',
    drawing: 'Zeichnung',
    list: 'Liste',
    problem: 'Problem',
    hiddenSetting: 'ausgeblendete Einstellung',
    always: 'immer angezeigt',
    met: (met: number, all: number) => `${number(met)} von ${number(all)}`,
    tried: 'ausprobiert',
    readBy: (n) =>
      n === 0
        ? 'keine Regel hängt davon ab'
        : either(n, '1 Regel hängt davon ab', `${number(n)} Regeln hängen davon ab`),
    settings: (n) => count(n, 'Einstellung', 'Einstellungen'),
    sameRule: 'gleiche Regel',
    unseen: (n) => either(n, '1 weitere Regel hängt davon ab', `${number(n)} weitere Regeln hängen davon ab`),
    inList: (n) => `${number(n)} weitere in der Liste`,
    left: (n) =>
      either(
        n,
        'Für 1 weitere Einstellung ist hier kein Platz.',
        `Für ${number(n)} weitere Einstellungen ist hier kein Platz.`
      ),
    tooMany: (n) => `Die ${number(n)} Einstellungen dieser Gruppe passen nicht in eine Zeichnung.`,
    failed: 'Die Karte konnte nicht gezeichnet werden.',
    laying: 'Die Karte wird gezeichnet …',
    groups: 'Gruppen',
    counts: (settings: number, rules: number) =>
      `${count(settings, 'Einstellung', 'Einstellungen')}, ${count(rules, 'Regel', 'Regeln')}`,
    allShown: 'alle angezeigt',
    hiddenCount: (n) => `${number(n)} ausgeblendet`,
    smaller: (n) => count(n, 'kleinere Gruppe', 'kleinere Gruppen'),
    inNoRule: 'In keiner Regel:',
    zoom: 'Zoom',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fit: 'Einpassen',
    keyReads: 'Voraussetzungen',
    keyReaders: 'Abhängige',
    keyNeighbour: 'Nachbarn',
    keyAround: 'um die Auswahl'
  },
  states: {
    caption: 'Alle Kombinationen angezeigter Einstellungen',
    number: 'Zustand',
    form: 'Formular',
    changes: 'Änderungen',
    noChange: 'wie gespeichert',
    shownCount: 'Angezeigt',
    state: (n) => `Zustand ${number(n)}`,
    value: (name: string, value: string) => `${name} ${value}`,
    count: (shown: number, all: number) => `${number(shown)} von ${number(all)}`,
    any: 'beliebig',
    anyMeans: '„beliebig“: Der Wert spielt keine Rolle und bleibt erhalten',
    never: 'ändert sich nie',
    applies: 'wendet an',
    now: 'jetzt',
    stored: 'gespeichert',
    all: 'alle',
    hidden: 'ausgeblendet',
    shown: 'angezeigt',
    split: (name: string) => `Zustände nach ${name}`,
    group: 'Durch Regeln verbundene Einstellungen',
    groupOf: (name: string, states: string) => `${name} (${states})`,
    complete: (states: string) => `Alle ${states} Zustände, vollständig`,
    product: (factors: string, all: string) => `${factors} = ${all} Zustände, vollständig`,
    one: 'Das Formular hat einen einzigen Zustand: Kein Wert blendet etwas ein oder aus.',
    listing: 'Zustände werden aufgelistet …',
    tooMany: (n) => `Die ersten ${number(n)} Zustände; es gibt weitere.`,
    untried: (names: readonly string[], more: number) =>
      `Nicht vollständig: ${list(more > 0 ? [...names, count(more, 'weitere', 'weitere')] : names)} können jeden Wert haben. Geprüft: die in Regeln genannten Werte, ein anderer und kein Wert.`,
    hiddenIn: (hidden: number, all: number) =>
      `ausgeblendet in ${number(hidden)} von ${count(all, 'Zustand', 'Zuständen')}`
  },
  why: {
    label: 'Warum',
    of: (name: string) => `Warum: ${name}`,
    line: (line: number) => `Zeile ${line}`,
    noneSelected: 'Eine Einstellung wählen, um zu sehen, warum sie angezeigt oder ausgeblendet ist.',
    hidden: 'Ausgeblendet',
    shown: 'Angezeigt',
    one: ', weil die Bedingung zutrifft.',
    both: ', weil beide Bedingungen zutreffen.',
    all: (n) => `, weil alle ${number(n)} Bedingungen zutreffen.`,
    oneNot: ', weil die Bedingung nicht zutrifft.',
    someNot: (unmet: number, n: number) =>
      unmet === n
        ? `, weil keine der ${number(n)} Bedingungen zutrifft.`
        : `, weil ${either(unmet, 'eine', number(unmet))} der ${number(n)} Bedingungen nicht ${either(unmet, 'zutrifft', 'zutreffen')}.`,
    noRule: ', und zwar immer: Es gibt keine Regel.',
    reads: (value: string) => `derzeit ${value}`,
    readsTried: (value: string, stored: string) => `derzeit ${value} (ausprobiert; gespeichert ist ${stored})`,
    targetHidden: 'selbst ausgeblendet, der Wert gilt trotzdem',
    wouldShow: 'Was es einblendet',
    wouldHide: 'Was es ausblendet',
    to: (name: string, value: string) => `${name} → ${value}`,
    next: ', dann ',
    then: (first: string, second: string) => `${first}; ${second}`,
    nothingElse: 'ändert sonst nichts',
    alsoShows: (names: readonly string[]) => `zeigt auch ${list(names)}`,
    alsoHides: (names: readonly string[]) => `blendet auch ${list(names)} aus`,
    shows: (names: readonly string[]) => `zeigt ${list(names)}`,
    hides: (names: readonly string[]) => `blendet ${list(names)} aus`,
    others: (n) => count(n, 'weitere', 'weitere'),
    try: 'Ausprobieren',
    tryWay: (changes: string) => `${changes} ausprobieren`,
    noShow: 'Mit keinem zulässigen Wert lässt sie sich einblenden.',
    noHide: 'Mit keinem zulässigen Wert lässt sie sich ausblenden.',
    searching: 'Wege werden gesucht …',
    proof: 'Beweis',
    reading: 'Hängt ab von',
    readBy: 'Davon abhängig',
    noReader: 'keine Regel',
    moreOf: (n) => `und ${number(n)} weitere`,
    source: (from: number, to: number) =>
      from === to ? `Quelltext, Zeile ${from}` : `Quelltext, Zeilen ${from} bis ${to}`,
    close: 'Schließen'
  },
  preview: {
    title: 'Vorschau',
    show: 'Zeigt',
    widget: 'Widget',
    form: 'Formular',
    hide: 'Vorschau ausblenden',
    open: 'Vorschau anzeigen'
  },
  panes: { label: 'Bereiche', rules: 'Regeln', why: 'Warum', preview: 'Vorschau' },
  said: {
    undone: 'Rückgängig gemacht',
    redone: 'Wiederhergestellt',
    nothing: 'Es gibt nichts rückgängig zu machen.'
  },
  dock: {
    label: 'Prüfungen',
    problems: 'Probleme',
    tests: 'Tests',
    trace: 'Schritte',
    open: 'Bereich öffnen',
    close: 'Bereich schließen'
  },
  trace: {
    empty: 'Noch nichts ausprobiert. Jeder Schritt wird hier aufgeführt und lässt sich erneut ansehen.',
    deeds: {
      try: 'Ausprobiert',
      'take-back': 'Zurück zum gespeicherten Wert',
      reset: 'Zurückgesetzt',
      state: 'Zustand gewählt',
      undo: 'Rückgängig',
      redo: 'Wiederhergestellt'
    },
    asOf: (time: string) => `Stand von ${time}`,
    readOnly: 'Hier lässt sich nichts ausprobieren.',
    back: 'Zurück zu jetzt'
  },
  keys: {
    views: 'Regeln, Karte, Zustände',
    map: 'Karte: Voraussetzungen, Abhängige, Nachbarn',
    around: 'Karte: um die Auswahl, alles',
    zoom: 'Karte: vergrößern, verkleinern, verschieben',
    title: 'Tastenkürzel',
    close: 'Schließen',
    rows: 'Vorherige Zeile, nächste Zeile',
    why: 'Warum',
    back: 'Zurück zur Zeile; offene Ansicht schließen',
    try: 'Erster Weg, es ein- oder auszublenden',
    reset: 'Ausprobierte Werte zurücksetzen',
    keep: 'Als Test behalten',
    fixes: 'Lösungen für die Auswahl',
    compare: 'Vergleichen',
    search: 'Regeln suchen',
    problem: 'Nächstes Problem, vorheriges Problem',
    undo: 'Ausprobierte Werte rückgängig machen, wiederherstellen',
    help: 'Tastenkürzel'
  }
} satisfies typeof english;
