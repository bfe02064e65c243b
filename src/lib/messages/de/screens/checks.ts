import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/checks.js';

const { count, either, list, number, quote } = grammarOf('de');

export default {
  problems: {
    list: 'Probleme, die schwerwiegendsten zuerst',
    line: (line: number) => `Zeile ${line}`,
    so: 'Daher: ',
    about: 'Betrifft:',
    others: (n: number) =>
      either(
        n,
        'An der anderen Regel ist nichts auffällig: Sie kann ihre Einstellung ein- und ausblenden, und keine Bedingung ist überflüssig.',
        `An den anderen ${number(n)} Regeln ist nichts auffällig: Jede kann ihre Einstellung ein- und ausblenden, und keine Bedingung ist überflüssig.`
      ),
    more: (n: number) => `${number(n)} weitere anzeigen`,
    severities: { error: 'Fehler', warning: 'Warnung', info: 'Anmerkung' },
    badSettings: 'Die ascdata.config.json des Pakets ist ungültig und wurde ignoriert.'
  },
  fixes: {
    looking: (done: number, all: number) => `Suche nach Lösungen: ${number(done)} von ${number(all)} …`,
    waiting: 'Suche nach Lösungen …',
    none: 'Keine automatische Lösung: in der ascData.json korrigieren.',
    cancel: 'Abbrechen',
    cancelled: 'Die Suche nach Lösungen wurde abgebrochen.',
    failed: 'Lösungen konnten nicht ermittelt werden.',
    again: 'Erneut suchen',
    same: 'keine Änderung an der Anzeige, bei Werten des Pakets und bei eingegebenen',
    otherValues: 'blendet dieselben Einstellungen bei anderen Werten aus',
    unknown: 'Auswirkung wird ermittelt …',
    unclear: 'zu viele Zustände für eine vollständige Liste',
    appears: (set: string) => `neuer Zustand: ${set}`,
    vanishes: (set: string) => `nicht mehr möglicher Zustand: ${set}`,
    hidden: (names: readonly string[], more: number) =>
      `${list(more > 0 ? [...names, count(more, 'weitere', 'weitere')] : names)} ausgeblendet`,
    nothingHidden: 'nichts ausgeblendet',
    moreSets: (n: number) => `und ${count(n, 'weiterer Zustand ändert sich', 'weitere Zustände ändern sich')}`,
    noRight: 'Sie können hier alles ausprobieren. Regeln ändern und speichern kann nur die Administration.',
    asOf: 'Zum Ändern von Regeln zum aktuellen Stand zurückkehren.',
    moved: 'Die Definition wurde seitdem geändert. Sie wird neu geprüft.',
    broken: 'ascData.json ist nicht lesbar. Die Datei zuerst im Tab „Definition“ reparieren.',
    made: (fix: string) => `Erledigt: ${fix}`,
    all: 'Alle beheben …',
    title: 'Alle Probleme beheben',
    close: 'Schließen',
    scope: 'Welche Änderungen',
    safe: 'Nur Änderungen ohne Auswirkung auf die Anzeige',
    changing: 'Auch Änderungen mit Auswirkung auf die Anzeige',
    several: 'Mehrere Lösungen: eine auswählen oder überspringen',
    leave: 'Überspringen',
    planned: (n: number) => either(n, '1 Änderung', `${number(n)} Änderungen`),
    together: 'Alles zusammen',
    nothing: 'Keine Lösung dieser Art verfügbar.',
    stay: (n: number) => either(n, '1 Hinweis bleibt.', `${number(n)} Hinweise bleiben.`),
    apply: (n: number) => either(n, '1 Änderung vornehmen', `${number(n)} Änderungen vornehmen`)
  },
  tests: {
    list: 'Tests, fehlgeschlagene zuerst',
    passed: (passed: number, all: number) =>
      either(all, `${number(passed)} von 1 Test bestanden`, `${number(passed)} von ${number(all)} Tests bestanden`),
    empty: 'Noch keine Tests. Ausprobierte Werte als Test behalten oder für jeden Zustand einen hinzufügen.',
    keep: 'Als Test behalten',
    keepText: (set: number, hidden: number) =>
      `Er setzt ${count(set, 'Wert', 'Werte')} und erwartet, dass genau ${count(hidden, 'Einstellung', 'Einstellungen')} ausgeblendet ${either(hidden, 'ist', 'sind')}.`,
    keepAction: 'Behalten',
    kept: (name: string) => `Behalten als ${quote(name)}`,
    known: (name: string) => `Der Test ${quote(name)} deckt das bereits ab.`,
    name: 'Name',
    nameless: 'Ein Test braucht einen Namen.',
    cancel: 'Abbrechen',
    asItIs: 'Unverändert',
    states: 'Einen Test für jeden Zustand hinzufügen',
    mistakes: 'Tests hinzufügen, die jeden Fehler finden',
    mistakesHint:
      'Die kleinste Menge von Tests, die jeden erkennbaren Fehler in einer Regel findet: falscher Operator, Wert oder Grenzwert, fehlende oder zusätzliche Bedingung.',
    making: 'Tests werden erstellt …',
    added: (n: number) => either(n, '1 Test hinzugefügt', `${number(n)} Tests hinzugefügt`),
    nothingToAdd: 'Nichts hinzuzufügen: Die vorhandenen Tests decken alles ab.',
    tooManyStates: 'Zu viele Zustände, um für jeden einen Test hinzuzufügen.',
    passes: 'bestanden',
    fails: 'fehlgeschlagen',
    should: (name: string, isHidden: boolean) =>
      isHidden
        ? `${quote(name)} sollte ausgeblendet sein, wird aber angezeigt.`
        : `${quote(name)} sollte angezeigt werden, ist aber ausgeblendet.`,
    notMet: (clause: string, value: string) => `${clause}: trifft nicht zu, der Wert ist ${value}`,
    met: (clause: string, value: string) => `${clause}: trifft zu, der Wert ist ${value}`,
    noCondition: 'Sie hat keine Bedingungen.',
    gone: (ids: readonly string[]) => `Das Widget hat keine Einstellung ${list(ids.map((id) => quote(id)))}.`,
    unusable: (names: readonly string[]) => `Der Wert für ${list(names)} passt nicht zum Typ.`,
    on: (day: string) => `am ${day}`,
    more: (n: number) => `${number(n)} weitere anzeigen`,
    actions: (name: string) => `Aktionen für ${quote(name)}`,
    apply: 'Werte ausprobieren',
    rename: 'Umbenennen …',
    renameTitle: 'Test umbenennen',
    renameAction: 'Umbenennen',
    expectNow: 'Aktuelles Ergebnis erwarten',
    remove: 'Löschen',
    broken: (line: number | undefined) =>
      line === undefined
        ? 'Die conditions.tests.json des Pakets ist nicht verwendbar. Sie bleibt unverändert; Tests lassen sich hier nicht bearbeiten.'
        : `Die conditions.tests.json des Pakets ist nicht verwendbar: siehe Zeile ${number(line)}. Sie bleibt unverändert; Tests lassen sich hier nicht bearbeiten.`,
    many: (n: number) =>
      `Das Paket hat ${number(n)} Tests, zu viele, um sie hier auszuführen. Der Befehl „ascdata test“ führt alle aus.`,
    noRight: 'Nur die Administration kann Tests ändern und speichern.',
    covered: (covered: number, all: number) =>
      `${number(covered)} von ${count(all, 'Zustand', 'Zuständen')} ${either(covered, 'hat', 'haben')} einen Test`,
    hasTest: 'hat einen Test',
    failing: (n: number) => either(n, '1 Test fehlgeschlagen', `${number(n)} Tests fehlgeschlagen`),
    hiddenIn: (hidden: number, all: number) => `in ${number(hidden)} von ${count(all, 'Test', 'Tests')} ausgeblendet`,
    title: 'Tests'
  },
  save: {
    label: 'Änderungen an Regeln und Tests',
    none: 'Keine ungespeicherten Änderungen',
    notSaved: (n: number) => either(n, '1 ungespeicherte Änderung', `${number(n)} ungespeicherte Änderungen`),
    beyondRules: (n, all) => (n === all ? 'in Definition' : `${number(n)} davon in Definition`),
    undo: 'Änderung rückgängig machen',
    redo: 'Änderung wiederholen',
    discard: 'Verwerfen',
    discardAll: (n) => either(n, 'Verwerfen', `Alle ${number(n)} verwerfen`),
    save: 'Als neue Version speichern …',
    write: 'In den Ordner schreiben',
    copy: 'Als eigene Vorlage speichern …',
    copyTitle: 'Als eigene Vorlage speichern',
    copyText:
      'Das Standard-Widget und seine Varianten bleiben, wie sie sind, und werden weiterhin mit dem Produkt aktualisiert.',
    copyAction: 'Speichern',
    ownName: (name: string) => `${name} mit eigenen Regeln`,
    writing: 'Wird geschrieben …',
    packing: 'Paket wird erstellt …',
    restored: (n: number) =>
      either(
        n,
        '1 ungespeicherte Änderung wiederhergestellt.',
        `${number(n)} ungespeicherte Änderungen wiederhergestellt.`
      ),
    moved: 'Das Widget wurde ersetzt. Ihre ungespeicherten Änderungen gelten jetzt für die neue Version.',
    unread: 'Ihr letzter Text war nicht lesbar: „Rückgängig“ zeigt ihn wieder.',
    replaced: (version?: string) =>
      `Das Widget wurde inzwischen ersetzt${version === undefined ? '' : ` (jetzt Version ${version})`}. Ihre Änderungen bleiben erhalten: in die neue Version übernehmen, dann speichern.`,
    folderMoved:
      'Der Ordner des Widgets wurde gespeichert. Ihre ungespeicherten Änderungen gelten jetzt für diesen Stand.',
    folderReplaced: (version?: string) =>
      `Der Ordner des Widgets wurde gespeichert${version === undefined ? '' : ` und enthält jetzt Version ${version}`}. Ihre Änderungen bleiben erhalten: in diesen Stand übernehmen, dann speichern.`,
    sameLine: ({ name, line }) =>
      `${quote(name)} wurde inzwischen in Zeile ${line} geändert, wo auch Ihre Änderungen sind. Nichts wurde gespeichert, und Ihre Änderungen bleiben erhalten: zu den Änderungen zurückgehen und sie in die neue Version übernehmen.`,
    wrongVersion: (version) =>
      `${quote(version)} ist keine Version. Eine Version besteht aus Zahlen mit Punkten dazwischen, etwa 1.4.2 oder 2.0-beta.`,
    takeOver: 'Übernehmen',
    outdated: 'Nichts wurde gespeichert: zuerst die Änderungen in die neue Version übernehmen.',
    conflicts: 'Auch die neue Version hat hier etwas geändert; Ihre Änderungen daran wurden nicht übernommen:',
    moreConflicts: (n) => `und ${number(n)} weitere`,
    mine: 'Meine verwenden',
    theirs: 'Andere behalten',
    folderTheirs: 'Die des Ordners behalten',
    dismiss: 'OK',
    failed: (text: string) => `Die Änderungen konnten nicht gespeichert werden. ${text}`,
    full: 'Der Speicher dieses Browsers ist voll: Nicht gespeicherte Änderungen gehen beim Verlassen der Seite verloren.',
    unreachable: 'Das Paket konnte nicht vom Server geladen werden. Ihre Änderungen bleiben erhalten.'
  },
  leave: {
    title: 'Seite mit ungespeicherten Änderungen verlassen?',
    text: (n: number) =>
      either(n, '1 Änderung ist nicht gespeichert.', `${number(n)} Änderungen sind nicht gespeichert.`),
    stay: 'Bleiben',
    leave: 'Verlassen und verwerfen',
    keep: 'Verlassen, Änderungen behalten'
  }
} satisfies typeof english;
