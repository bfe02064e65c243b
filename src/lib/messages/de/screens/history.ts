import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/history.js';

const { count, either, list, number, quote } = grammarOf('de');

/** In which widgets. @param more how many are not named */
const within = (names: readonly string[], more: number): string =>
  names.length === 0
    ? ''
    : `: in ${list([...names.map(quote), ...(more > 0 ? [count(more, 'weiteren Widget', 'weiteren Widgets')] : [])])}`;

export default {
  title: 'Verlauf',
  product: 'Die Plattform',
  folder: (name: string) => `Ordner ${quote(name)}`,
  kinds: {
    made: 'erstellt',
    restore: 'wiederhergestellt',
    undo: 'rückgängig gemacht',
    preset: 'Voreinstellung angewendet',
    table: 'in der Tabelle gespeichert',
    package: 'neue Version des Widgets',
    'set-aside': 'beiseitegelegter Wert zurückgeholt',
    settled: 'Vorlage endgültig gelöscht, ihre Werte übernommen',
    draft: 'ein Entwurf ging live',
    'draft-end': 'ein Entwurf endete'
  },
  restored: (at: string) => `Stand vom ${at} wiederhergestellt`,
  undone: (at: string) => `Speichern vom ${at} rückgängig gemacht`,
  newVersion: (version: string) => `neue Version ${version} des Widgets`,
  runningVersion: (version: string) => `Version ${version} des Widgets, wie dort zuletzt gespeichert`,
  origins: {
    preset: (name: string) => `Voreinstellung ${quote(name)} angewendet`,
    draft: (name: string) => `Entwurf ${quote(name)} ging live`,
    'draft-end': (name: string) => `Entwurf ${quote(name)} endete`
  },
  undoStep: {
    action: (count: number) =>
      either(count, 'In 1 Widget rückgängig machen …', `In allen ${number(count)} Widgets rückgängig machen …`),
    title: (count: number) =>
      either(count, 'In 1 Widget rückgängig machen?', `In ${number(count)} Widgets rückgängig machen?`),
    text: 'Jeder Wert, der dabei geändert wurde, ist danach in all diesen Widgets wieder wie vorher. Werte, die seitdem jemand geändert hat, bleiben.',
    submit: 'Rückgängig machen',
    done: (count: number) =>
      either(count, '1 Wert ist wieder wie vorher.', `${number(count)} Werte sind wieder wie vorher.`),
    part: (done: number, of: number) => `In ${number(done)} von ${number(of)} Widgets rückgängig gemacht.`,
    stayed: (values: number, names: readonly string[], more: number) =>
      `${either(values, '1 Wert wurde seitdem geändert und bleibt', `${number(values)} Werte wurden seitdem geändert und bleiben`)}${within(names, more)}.`
  },
  others: (count: number) => either(count, 'mit 1 anderen Widget', `mit ${number(count)} anderen Widgets`),
  madeFrom: (template: string) => `erstellt aus ${quote(template)}`,
  ofTemplate: 'Vorlage',
  none: 'kein Wert geändert',
  inherited: 'von der Vorlage',
  long: 'langer Wert',
  overridden: 'hier eigener Wert, unverändert',
  more: (count: number) => `und ${number(count)} weitere`,
  earlier: (count: number) => either(count, '1 früherer Stand', `${number(count)} frühere Stände`),
  search: {
    label: 'Gespeicherte Stände durchsuchen',
    hint: 'Einstellung, Wert oder Person',
    found: (count: number, of: number) => `${number(count)} von ${number(of)} geladenen Ständen`
  },
  year: { label: 'Das letzte Jahr', hand: 'Zeitpunkt' },
  size: 'Größe',
  list: 'Gespeicherte Stände',
  show: 'Anzeigen',
  filters: { all: 'Alle Stände', named: 'Benannte' },
  noNamed: 'Noch kein Zeitpunkt hat einen Namen. Benannte Zeitpunkte bleiben länger als ein Jahr erhalten.',
  older: 'Ältere anzeigen',
  kept: (days: number) => `Stände bleiben ${number(days)} Tage erhalten, benannte, bis ihr Name entfernt wird.`,
  asOf: 'Stand vom',
  notYet: 'Bis dahin war nichts gespeichert.',
  before: 'Vorheriger Stand',
  after: 'Nächster Stand',
  period: (from: string, until: string) => `${from} bis ${until}`,
  since: (from: string) => `seit ${from}`,
  name: 'Zeitpunkt benennen …',
  rename: 'Umbenennen …',
  forget: 'Namen entfernen',
  naming: {
    title: 'Zeitpunkt benennen',
    name: 'Name',
    save: 'Namen speichern',
    cancel: 'Abbrechen',
    close: 'Schließen'
  },
  keys: {
    name: 'Zeitpunkt benennen',
    frames: 'Damals, nebeneinander, jetzt',
    restore: 'Einstellung im Fokus wiederherstellen',
    now: 'Jetzt zeigen'
  },
  frames: { label: 'Vorschau', then: 'Damals', both: 'Nebeneinander', now: 'Jetzt' },
  version: (version: string) => `Version ${version}`,
  gone: 'Diese Version ist nicht mehr vorhanden; ihre Werte laufen in der aktuellen Version.',
  saved: 'wie gespeichert',
  unsaved: 'mit ungespeicherten Änderungen',
  present: 'zur aktuellen Zeit',
  differences: {
    label: 'Unterschiede',
    now: (count: number) => `Weicht von jetzt ab: ${number(count)}`,
    save: (count: number) => `Bei diesem Speichern geändert: ${number(count)}`,
    hint: 'Wiederhergestellte Werte gelten erst, wenn Sie sie speichern.',
    setting: 'Einstellung',
    then: 'Damals',
    current: 'Jetzt',
    before: 'Vorher',
    same: 'Nichts weicht von jetzt ab.',
    unchanged: 'Bei diesem Speichern wurde kein Wert geändert.',
    overridden: (settings: readonly string[]) =>
      `Dieses Widget behielt seinen eigenen Wert: ${list(settings.map(quote))}.`,
    ofPackage: 'Änderungen am Widget selbst',
    ofPackageSince: 'Änderungen am Widget selbst seither',
    restore: 'Wiederherstellen',
    restoreOf: (name: string) => `${quote(name)} wiederherstellen`,
    restoreAll: (count: number) => either(count, '1 Wert wiederherstellen', `Alle ${number(count)} wiederherstellen`),
    restoreOther: (count: number) =>
      either(count, 'Den anderen wiederherstellen', `Die anderen ${number(count)} wiederherstellen`),
    undo: 'Rückgängig',
    undoOf: (name: string) => `Änderung von ${quote(name)} rückgängig machen`,
    undoAll: (count: number) =>
      either(count, 'Dieses Speichern rückgängig machen', `Dieses Speichern rückgängig machen: ${number(count)} Werte`),
    undone: (count: number) =>
      either(
        count,
        '1 Wert ist wie vor dem Speichern. Noch nicht gespeichert.',
        `${number(count)} Werte sind wie vor dem Speichern. Noch nicht gespeichert.`
      ),
    discard: 'Verwerfen',
    discardOf: (name: string) => `Änderung von ${quote(name)} verwerfen`,
    unsaved: 'ungespeichert',
    missing: 'Diese Version hat diese Einstellung nicht.',
    restored: (count: number) =>
      either(
        count,
        '1 Wert wiederhergestellt. Noch nicht gespeichert.',
        `${number(count)} Werte wiederhergestellt. Noch nicht gespeichert.`
      )
  },
  failed: 'Der Verlauf konnte nicht geladen werden. Bitte die Verbindung prüfen und erneut versuchen.',
  again: 'Erneut versuchen',
  loading: 'Wird geladen …'
} satisfies typeof english;
