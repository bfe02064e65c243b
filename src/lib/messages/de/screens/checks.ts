import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/checks.js';

const { count, either, list, number, quote } = grammarOf('de');

export default {
  problems: {
    list: 'Probleme, die schwersten zuerst',
    line: (line: number) => `Zeile ${line}`,
    so: 'Daher: ',
    about: 'Betrifft:',
    others: (n: number) =>
      either(
        n,
        'Die andere Regel kann ihre Einstellung aus- und einblenden, braucht jede Bedingung und blendet nichts endgültig aus.',
        `Die anderen ${number(n)} können ihre Einstellung aus- und einblenden, brauchen jede Bedingung und blenden nichts endgültig aus.`
      ),
    more: (n: number) => `${number(n)} weitere zeigen`,
    severities: { error: 'Fehler', warning: 'Warnung', info: 'Hinweis' },
    badSettings: 'Die ascdata.config.json des Pakets ist nicht verwendbar. Alle Befunde zählen wie gewohnt.'
  },
  fixes: {
    looking: (done: number, all: number) => `Suche nach Lösungen: ${number(done)} von ${number(all)} …`,
    waiting: 'Suche nach Lösungen …',
    none: 'Dafür gibt es keine fertige Lösung: Ändern Sie es in der ascData.json.',
    cancel: 'Abbrechen',
    cancelled: 'Die Suche nach Lösungen wurde abgebrochen.',
    failed: 'Lösungen konnten nicht ermittelt werden.',
    again: 'Erneut suchen',
    same: 'nichts Angezeigtes ändert sich',
    otherValues: 'dieselben Einstellungen sind zusammen ausgeblendet, bei anderen Werten',
    unknown: 'es wird ermittelt, was das ändert …',
    unclear: 'es gibt zu viele Zustände, um alle Änderungen zu nennen',
    appears: (set: string) => `neu: ${set}`,
    vanishes: (set: string) => `nicht mehr: ${set}`,
    hidden: (names: readonly string[], more: number) =>
      `${list(more > 0 ? [...names, count(more, 'weitere', 'weitere')] : names)} ausgeblendet`,
    nothingHidden: 'nichts ausgeblendet',
    moreSets: (n: number) => `und ${count(n, 'weiterer Zustand', 'weitere Zustände')}`,
    noRight: 'Sie können hier alles ausprobieren. Regeln ändern und speichern können nur Administratoren.',
    asOf: 'Kehren Sie zum jetzigen Stand zurück, um Regeln zu ändern.',
    made: (fix: string) => `Erledigt: ${fix}`,
    all: (n: number) => `Alle ${number(n)} beheben …`,
    title: 'Alle Probleme beheben',
    close: 'Schließen',
    scope: 'Welche Änderungen',
    safe: 'Nur solche, nach denen sich nichts Angezeigtes ändert',
    changing: 'Auch solche, die ändern, was angezeigt wird',
    several: 'Mehr als ein Weg: wählen Sie einen, oder lassen Sie es',
    leave: 'So lassen',
    planned: (n: number) => either(n, '1 Änderung', `${number(n)} Änderungen`),
    together: 'Alles zusammen',
    nothing: 'So lässt sich nichts beheben.',
    stay: (n: number) => either(n, '1 Befund bleibt.', `${number(n)} Befunde bleiben.`),
    apply: (n: number) => either(n, '1 Änderung vornehmen', `${number(n)} Änderungen vornehmen`)
  },
  tests: {
    list: 'Tests, fehlgeschlagene zuerst',
    passed: (passed: number, all: number) =>
      either(all, `${number(passed)} von 1 Test bestanden`, `${number(passed)} von ${number(all)} Tests bestanden`),
    empty:
      'Noch keine Tests. Probieren Sie Werte aus und behalten Sie sie, oder fügen Sie einen für jeden Zustand hinzu.',
    keep: 'Als Test behalten',
    keepText: (set: number, hidden: number) =>
      `Er setzt ${count(set, 'Wert', 'Werte')} und erwartet, dass genau ${count(hidden, 'Einstellung', 'Einstellungen')} ausgeblendet ${either(hidden, 'ist', 'sind')}.`,
    keepAction: 'Behalten',
    kept: (name: string) => `Behalten als ${quote(name)}`,
    known: (name: string) => `Der Test ${quote(name)} sagt genau das bereits.`,
    name: 'Name',
    nameless: 'Ein Test braucht einen Namen.',
    cancel: 'Abbrechen',
    asItIs: 'Unverändert',
    states: 'Einen Test für jeden Zustand hinzufügen',
    mistakes: 'Tests gegen jeden Fehler hinzufügen',
    mistakesHint:
      'Die wenigsten Tests, von denen bei jedem erkennbaren Fehler in einer Regel einer fehlschlägt: anderer Operator, Wert oder Grenzwert, eine Bedingung mehr oder weniger.',
    making: 'Tests werden erstellt …',
    added: (n: number) => either(n, '1 Test hinzugefügt', `${number(n)} Tests hinzugefügt`),
    nothingToAdd: 'Nichts hinzuzufügen: Die vorhandenen Tests decken alles ab.',
    tooManyStates: 'Es gibt zu viele Zustände für je einen Test.',
    passes: 'bestanden',
    fails: 'fehlgeschlagen',
    should: (name: string, isHidden: boolean) =>
      isHidden
        ? `${quote(name)} sollte ausgeblendet sein und ist angezeigt.`
        : `${quote(name)} sollte angezeigt sein und ist ausgeblendet.`,
    notMet: (clause: string, value: string) => `${clause}: trifft nicht zu, der Wert ist ${value}`,
    met: (clause: string, value: string) => `${clause}: trifft zu, der Wert ist ${value}`,
    noCondition: 'Sie hat keine Bedingungen.',
    gone: (ids: readonly string[]) => `Das Widget hat keine Einstellung ${list(ids.map((id) => quote(id)))}.`,
    unusable: (names: readonly string[]) => `Der Wert für ${list(names)} passt nicht zum Typ.`,
    on: (day: string) => `am ${day}`,
    more: (n: number) => `${number(n)} weitere anzeigen`,
    actions: (name: string) => `Aktionen für ${quote(name)}`,
    apply: 'Werte ausprobieren',
    rename: 'Umbenennen …',
    renameTitle: 'Test umbenennen',
    renameAction: 'Umbenennen',
    expectNow: 'Jetziges Ergebnis erwarten',
    remove: 'Löschen',
    broken: (line: number | undefined) =>
      line === undefined
        ? 'Die conditions.tests.json des Pakets ist nicht verwendbar. Sie bleibt, wie sie ist, und Tests lassen sich hier nicht ändern.'
        : `Die conditions.tests.json des Pakets ist nicht verwendbar: siehe Zeile ${number(line)}. Sie bleibt, wie sie ist, und Tests lassen sich hier nicht ändern.`,
    many: (n: number) =>
      `Das Paket hat ${number(n)} Tests, zu viele, um sie hier auszuführen. Der Befehl „ascdata test“ führt alle aus.`,
    noRight: 'Nur Administratoren können Tests ändern und speichern.',
    covered: (covered: number, all: number) =>
      `${number(covered)} von ${count(all, 'Zustand hat', 'Zuständen haben')} einen Test`,
    hasTest: 'hat einen Test',
    failing: (n: number) => either(n, '1 Test fehlgeschlagen', `${number(n)} Tests fehlgeschlagen`),
    hiddenIn: (hidden: number, all: number) => `in ${number(hidden)} von ${count(all, 'Test', 'Tests')} ausgeblendet`,
    title: 'Tests'
  },
  save: {
    label: 'Änderungen an Regeln und Tests',
    none: 'Keine ungespeicherten Änderungen',
    notSaved: (n: number) => either(n, '1 ungespeicherte Änderung', `${number(n)} ungespeicherte Änderungen`),
    undo: 'Änderung rückgängig machen',
    redo: 'Änderung wiederholen',
    discard: 'Verwerfen',
    save: 'Als neue Version speichern …',
    copy: 'Als eigene Vorlage speichern',
    ownName: (name: string) => `${name} mit eigenen Regeln`,
    packing: 'Paket wird erstellt …',
    restored: (n: number) =>
      either(
        n,
        '1 nicht gespeicherte Änderung ist wieder da.',
        `${number(n)} nicht gespeicherte Änderungen sind wieder da.`
      ),
    moved:
      'Das Widget wurde ersetzt. Was Sie geändert und nicht gespeichert haben, steht jetzt in seiner neuen Version.',
    replaced: (version: string) =>
      `Das Widget wurde inzwischen ersetzt: Es ist jetzt Version ${version}. Ihre Änderungen sind noch da. Übernehmen Sie sie in die neue Version und speichern Sie dann.`,
    takeOver: 'Übernehmen',
    conflicts: (names: readonly string[]) =>
      `Diese Regeln sind nicht mehr, wie sie waren, als Sie sie geändert haben: ${list(names)}. Sie stehen wie in der neuen Version.`,
    mine: 'Meine nehmen',
    theirs: 'Fremde lassen',
    dismiss: 'OK',
    failed: (text: string) => `Die Regeln konnten nicht gespeichert werden. ${text}`,
    unreachable: 'Das Paket konnte nicht vom Server geladen werden. Ihre Änderungen sind noch da.'
  },
  leave: {
    title: 'Verlassen, ohne Regeln und Tests zu speichern?',
    text: (n: number) =>
      either(n, '1 Änderung ist nicht gespeichert.', `${number(n)} Änderungen sind nicht gespeichert.`),
    stay: 'Bleiben',
    leave: 'Verwerfen und verlassen',
    keep: 'Verlassen, Änderungen behalten'
  }
} satisfies typeof english;
