import { counting } from '../../../language/count.js';
import type english from '../../en/screens/replace.js';
import type { Affected } from '../../en/screens/replace.js';
import findingList from './shared/findingList.js';

const { count, either, number } = counting('de');

const variants = (n: number): string => count(n, 'Variante', 'Varianten');
const whom = ({ hasTemplate, variants: n }: Affected): string => {
  if (!hasTemplate) return variants(n);
  return n === 0 ? 'Vorlage' : `Vorlage und ${variants(n)}`;
};

export default {
  title: (name) => `„${name}“ ersetzen`,
  titleBy: (name, before, after) => `„${name}“ ${before} durch ${after} ersetzen`,
  titleRestore: (name, version) => `„${name}“ ${version} wiederherstellen`,
  back: 'Widgets',
  isVariant: (name) => `„${name}“ ist eine Variante.`,
  isFor: ({ hasTemplate, variants: n }) => {
    if (!hasTemplate) return `Ein neues Paket gilt für alle Widgets der Vorlage: ${variants(n)}.`;
    return n === 0
      ? 'Ein neues Paket gilt für die Vorlage; sie hat keine Varianten.'
      : `Ein neues Paket gilt für die Vorlage und ihre ${variants(n)}.`;
  },
  intro:
    'Das neue Paket hier ablegen. Dann ist zu sehen, was sich unterscheidet und was mit jedem gespeicherten Wert geschieht, bevor sich etwas ändert.',
  choose: 'Paket wählen …',
  drop: 'Das neue Paket hier ablegen',
  dropOther: 'Ablegen, um stattdessen dieses Paket zu vergleichen',
  oneFile: 'Bitte nur ein Paket auf einmal.',
  folder: 'Das ist ein Ordner. Bitte das gepackte .dash.zip ablegen.',
  sending: (name) => `${name} wird gesendet …`,
  comparing: 'Wird verglichen …',
  busy: 'Der Server ist ausgelastet. Gleich wird erneut gesendet …',
  working: 'Wird ersetzt …',
  cancel: 'Abbrechen',
  close: 'Schließen',
  other: 'Anderes Paket …',
  unreachable: 'Der Server ist nicht erreichbar. Es wurde nichts geändert; bitte gleich erneut versuchen.',
  unknown:
    'Die Verbindung brach ab, bevor die Antwort kam. Ob das Widget ersetzt wurde, ist nicht bekannt; sobald der Server antwortet, wird nachgesehen.',
  idMatches: (id) => `Id stimmt: ${id}`,
  same: 'Das ist das Paket, das schon da ist, oder ein unveränderter Download davon. Es gibt nichts zu ersetzen.',
  endsUpdates:
    'Das ist ein Standard-Widget: Danach wird es mit neuen Versionen des Produkts nicht mehr aktualisiert. Für weitere Updates die bisherige Version wiederherstellen.',
  variants: ({ hasTemplate, variants: n }) =>
    `${either(n, 'Variante', 'Varianten')}${hasTemplate ? ' außer der Vorlage' : ''}`,
  counts: {
    kept: (n) => either(n, 'gespeicherter Wert bleibt', 'gespeicherte Werte bleiben'),
    converted: (n) => either(n, 'wird umgewandelt', 'werden umgewandelt'),
    setAside: (n) => either(n, 'wird beiseitegelegt', 'werden beiseitegelegt'),
    returned: (n) => either(n, 'kommt zurück', 'kommen zurück'),
    new: (n) => either(n, 'Einstellung ist neu', 'Einstellungen sind neu')
  },
  settings: 'Einstellungen',
  settingsNote: (before, after, unchanged) => `${before} bisher, ${after} danach, ${unchanged} unverändert`,
  noSettings: 'Keine Einstellung ändert sich, und alle gespeicherten Werte bleiben.',
  setting: 'Einstellung',
  change: 'Änderung',
  values: 'Was mit gespeicherten Werten geschieht',
  tags: {
    new: 'neu',
    removed: 'entfällt',
    renamed: 'umbenannt',
    retyped: 'Typ',
    narrowed: 'enger',
    widened: 'weiter',
    changed: 'geändert'
  },
  outcomes: {
    kept: (n) => `${number(n)} ${either(n, 'bleibt', 'bleiben')}`,
    moved: (n) => `${number(n)} ${either(n, 'bleibt', 'bleiben')}`,
    converted: (n) => `${number(n)} umgewandelt, nichts geht verloren`,
    setAside: (n) => `${number(n)} beiseitegelegt`,
    returned: (n) => `${number(n)} zurückgeholt`,
    stillAside: (n) => `${number(n)} weiter beiseitegelegt`
  },
  noValue: 'keine Variante hat einen Wert',
  show: 'Anzeigen',
  hide: 'Ausblenden',
  showValues: (name) => `Werte von ${name} anzeigen`,
  notSame: 'Nicht dasselbe',
  notSameFor: (name) => `${name} ist nicht dasselbe`,
  goesOnAs: (name) => `${name} geht weiter als`,
  asNone: 'keine andere Einstellung',
  also: 'Außerdem ändert sich',
  widget: 'Widget',
  files: 'Dateien',
  moreFiles: (n) => `und ${count(n, 'weitere Datei', 'weitere Dateien')}`,
  findings: 'Das neue Paket',
  errors: (n, isRestore) => `${isRestore ? 'Diese Version' : 'Das neue Paket'} hat ${number(n)} Fehler`,
  notWhole: (n) => `Nicht alles davon wird funktionieren: siehe ${either(n, 'den Fehler', 'die Fehler')} oben.`,
  found: findingList,
  nothingYet: 'Noch hat sich nichts geändert.',
  canGoBack: (version) => `Zurück zu ${version} geht jederzeit, mit allen Werten, die bis dahin niemand verwirft.`,
  run: (of, hasErrors) => `${whom(of)} ${hasErrors ? 'trotzdem ' : ''}ersetzen`,
  runRestore: (of, hasErrors) => `${whom(of)} ${hasErrors ? 'trotzdem ' : ''}wiederherstellen`,
  notDone: {
    changed:
      'Inzwischen wurden Werte gespeichert. Das ist der Vergleich, wie er jetzt ist; geändert hat sich noch nichts.',
    lost: 'Das Widget wurde nicht ersetzt. Das ist der Vergleich, wie er jetzt ist.'
  },
  done: (name, version) => `„${name}“ hat jetzt Version ${version}.`,
  doneAside: (n) =>
    `${count(n, 'Wert wurde', 'Werte wurden')} beiseitegelegt. Jeder bleibt bei seinem Widget, bis ihn jemand zurückholt.`,
  leave: {
    title: 'Das Widget wird gerade ersetzt',
    text: 'Ob es gelingt und was beiseitegelegt wird, ist nur hier zu sehen.',
    stay: 'Bleiben',
    leave: 'Trotzdem verlassen'
  },
  undo: 'Rückgängig',
  toWidgets: 'Zurück zu den Widgets',
  open: 'Editor öffnen',
  versions: 'Frühere Versionen',
  versionsNote: 'Die letzten zehn werden aufbewahrt.',
  noVersions: 'Dieses Widget wurde noch nicht ersetzt.',
  version: (version) => `Version ${version}`,
  replacedOn: (when, by) => `ersetzt am ${when} von ${by}`,
  product: 'dem Produkt selbst',
  restore: 'Wiederherstellen …',
  restoreVersion: (version) => `Version ${version} wiederherstellen …`,

  aside: {
    title: 'Beiseitegelegte Werte',
    intro:
      'Diese Werte nahm keine Einstellung mehr auf, als das Widget ersetzt wurde. Ein Wert lässt sich in eine Einstellung zurückholen, die ihn jetzt aufnimmt, oder verwerfen.',
    empty: 'Es ist nichts beiseitegelegt.',
    emptyText: 'Wird ein Widget ersetzt und ein gespeicherter Wert passt nirgends mehr, wird er hier aufbewahrt.',
    of: (name) => `aus „${name}“`,
    whole: (name) => `Den ganzen Wert aus „${name}“ anzeigen`,
    putBack: 'Zurückholen',
    putBackInto: (name) => `In „${name}“ zurückholen`,
    into: (name) => `Einstellung für den Wert aus ${name}`,
    noTarget: 'Keine Einstellung nimmt diesen Wert jetzt auf. Vielleicht passt er nach der nächsten Version wieder.',
    discard: 'Verwerfen …',
    discardTitle: 'Diesen Wert verwerfen?',
    discardText: (value, name) =>
      `„${value}“ aus „${name}“ ist dann endgültig weg, auch wenn eine frühere Version wiederhergestellt wird.`,
    discardAction: 'Verwerfen',
    done: (name, isSwapped) =>
      `Der Wert steht wieder in „${name}“.${isSwapped ? ' Was dort stand, ist dafür beiseitegelegt.' : ''}`,
    discarded: 'Der Wert wurde verworfen.',
    changed:
      'In der Zwischenzeit hat jemand dieses Widget gespeichert. Die Liste ist wieder aktuell; bitte erneut wählen.',
    unreached:
      'Die Verbindung brach ab, bevor die Antwort kam. Ob es geschehen ist, ist nicht bekannt; sobald der Server antwortet, wird die Liste neu geladen.',
    readAgain: 'Die Verbindung brach ab, bevor die Antwort kam. Die Liste zeigt, wie es jetzt ist.',
    readOnly: 'Diese Werte dürfen angesehen, das Widget aber nicht geändert werden.',
    loading: 'Wird geladen …'
  }
} satisfies typeof english;
