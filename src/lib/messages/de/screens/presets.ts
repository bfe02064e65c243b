import { grammarOf } from '../../../language/grammar.js';

const { count, either, number, quote } = grammarOf('de');

/** Benannte Werte einer Vorlage, und wie sie auf ein Widget angewendet werden. */
export default {
  title: 'Voreinstellungen',
  of: (template: string) => `Voreinstellungen von ${template}`,
  back: 'Zurück zu den Einstellungen',
  list: 'Voreinstellungen',
  changes: (n: number) => (n === 0 ? 'ändert nichts' : count(n, 'Änderung', 'Änderungen')),
  settings: (n: number) => count(n, 'Einstellung', 'Einstellungen'),
  setAside: (n: number) =>
    either(
      n,
      '1 Wert passt zu keiner Einstellung dieser Version.',
      `${number(n)} Werte passen zu keiner Einstellung dieser Version.`
    ),
  none: 'Eine Voreinstellung bewahrt Werte unter einem Namen auf. Sie lässt sich auf jedes Widget dieser Vorlage anwenden.',
  noneToRead: 'Diese Vorlage hat noch keine Voreinstellungen.',
  failed: 'Der Server ist nicht erreichbar. Bitte die Verbindung prüfen und erneut versuchen.',
  again: 'Erneut versuchen',
  loading: 'Wird geladen …',
  dialog: { name: 'Name', cancel: 'Abbrechen', close: 'Schließen' },
  view: {
    preview: 'Vorschau',
    now: 'Jetzt',
    both: 'Nebeneinander',
    withPreset: 'Mit Voreinstellung',
    ifApplied: 'angewendet',
    saved: 'wie gespeichert',
    unsaved: 'mit ungespeicherten Änderungen',
    title: (name: string, n: number) =>
      either(n, `${quote(name)} ändert 1 Einstellung`, `${quote(name)} ändert ${number(n)} Einstellungen`),
    hint: 'Angewendete Werte sind zunächst ungespeichert.',
    same: 'Dieses Widget hat schon alle Werte der Voreinstellung.',
    toOthers: 'Auf andere anwenden …',
    apply: 'Anwenden',
    applyOf: (name: string) => `${quote(name)} anwenden`,
    applyAll: (n: number) => either(n, '1 Wert anwenden', `Alle ${number(n)} anwenden`),
    applied: (n: number) =>
      either(n, '1 Wert angewendet. Noch nicht gespeichert.', `${number(n)} Werte angewendet. Noch nicht gespeichert.`),
    setting: 'Einstellung',
    preset: 'Voreinstellung',
    hiddenThen: (reason: string) => `dann ${reason}`,
    actions: (name: string) => `Aktionen für ${quote(name)}`,
    rename: 'Umbenennen …',
    renaming: 'Voreinstellung umbenennen',
    renameNow: 'Umbenennen',
    update: 'Aktuelle Werte übernehmen …',
    updating: (name: string) => `Werte von ${quote(name)} ändern?`,
    updateText: 'Ihre Einstellungen bekommen die aktuellen Werte dieses Widgets, auch ungespeicherte.',
    updateNow: 'Werte ändern',
    remove: 'Löschen …',
    removing: (name: string) => `${quote(name)} löschen?`,
    removeText:
      'Widgets, auf die sie angewendet wurde, behalten ihre Werte. Eine gelöschte Voreinstellung lässt sich nicht wiederherstellen.',
    removeNow: 'Voreinstellung löschen'
  },
  keep: {
    open: 'Werte als Voreinstellung speichern …',
    title: 'Werte als Voreinstellung speichern',
    name: 'Name',
    which: 'Einstellungen, die dazugehören',
    all: 'Alle Einstellungen',
    action: 'Speichern',
    nothing: 'Bitte mindestens eine Einstellung wählen.',
    broken: (name: string) => `${quote(name)} hat einen Fehler. Bitte beheben oder die Einstellung weglassen.`,
    kept: (name: string) => `${quote(name)} ist als Voreinstellung gespeichert.`
  }
};
