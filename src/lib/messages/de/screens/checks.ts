import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/checks.js';

const { count, either, list, number } = grammarOf('de');

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
  save: {
    label: 'Änderungen an Regeln',
    none: 'Keine ungespeicherten Regeln',
    notSaved: (n: number) =>
      either(n, '1 Änderung an Regeln, nicht gespeichert', `${number(n)} Änderungen an Regeln, nicht gespeichert`),
    undo: 'Änderung der Regeln rückgängig machen',
    redo: 'Änderung der Regeln wiederholen',
    discard: 'Verwerfen',
    save: 'Als neue Version speichern …',
    packing: 'Paket wird erstellt …',
    restored: (n: number) =>
      either(
        n,
        '1 Regel, die Sie geändert und nicht gespeichert haben, ist wieder da.',
        `${number(n)} Regeln, die Sie geändert und nicht gespeichert haben, sind wieder da.`
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
    title: 'Verlassen, ohne die Regeln zu speichern?',
    text: (n: number) =>
      either(
        n,
        '1 Änderung an Regeln ist nicht gespeichert.',
        `${number(n)} Änderungen an Regeln sind nicht gespeichert.`
      ),
    stay: 'Bleiben',
    leave: 'Verwerfen und verlassen',
    keep: 'Als Entwurf behalten und verlassen'
  }
} satisfies typeof english;
