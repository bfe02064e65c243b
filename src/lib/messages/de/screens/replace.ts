import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/replace.js';
import type { Affected } from '../../en/screens/replace.js';
import findingList from './findingList.js';

const { count, either, number, quote } = grammarOf('de');

const variants = (n: number): string => count(n, 'Variante', 'Varianten');
const whom = ({ hasTemplate, variants: n }: Affected): string => {
  if (!hasTemplate) return variants(n);
  return n === 0 ? 'Vorlage' : `Vorlage und ${variants(n)}`;
};

export default {
  title: (name) => `${quote(name)} ersetzen`,
  titleBy: (name, before, after) => `${quote(name)} ${before} durch ${after} ersetzen`,
  titleMade: (name, before, after) =>
    before === after ? `${quote(name)} ${before} neu speichern` : `${quote(name)} ${before} als ${after} speichern`,
  titleRestore: (name, version) => `${quote(name)} ${version} wiederherstellen`,
  /** Back to the screen that made the package. */
  toMaker: { conditions: 'Bedingungen', definition: 'Definition' },
  backTo: { conditions: 'Zurück zu den Bedingungen', definition: 'Zurück zur Definition' },
  back: 'Widgets',
  isVariant: (name) => `${quote(name)} ist eine Variante.`,
  isFor: ({ hasTemplate, variants: n }, isRestore) => {
    const what = isRestore ? 'Diese Version' : 'Ein neues Paket';
    if (!hasTemplate) return `${what} gilt für alle Widgets der Vorlage: ${variants(n)}.`;
    return n === 0
      ? `${what} gilt für die Vorlage, die keine Varianten hat.`
      : `${what} gilt für die Vorlage und ihre ${variants(n)}.`;
  },
  intro:
    'Das neue Paket hier ablegen. Bevor sich etwas ändert, ist zu sehen, was sich unterscheidet und was mit jedem gespeicherten Wert geschieht.',
  followsFolder: (folder) =>
    `Dieses Widget folgt dem Ordner ${quote(folder)}: Was dort geändert wird, wird zum Paket. Ein hier gewähltes Paket wird in den Ordner geschrieben, wenn sich nur ascData.json, conditions.tests.json oder ascdata.config.json unterscheiden. Um andere Dateien zu ersetzen, das Produkt ohne den Ordner starten.`,
  choose: 'Paket wählen …',
  drop: 'Das neue Paket hier ablegen',
  dropOther: 'Ablegen, um stattdessen dieses Paket zu vergleichen',
  oneFile: 'Bitte nur ein Paket auf einmal.',
  folder: 'Das ist ein Ordner. Bitte das gepackte .dash.zip ablegen.',
  sending: (name) => `${name} wird gesendet …`,
  comparing: 'Wird verglichen …',
  busy: 'Der Server ist ausgelastet. Gleich wird erneut gesendet …',
  working: 'Wird ersetzt …',
  cancel: 'Abbrechen',
  close: 'Schließen',
  other: 'Anderes Paket …',
  unreachable: 'Der Server ist nicht erreichbar. Es wurde nichts geändert; bitte gleich erneut versuchen.',
  unknown:
    'Die Verbindung ist abgebrochen, bevor der Server geantwortet hat; ob das Widget ersetzt wurde, ist nicht bekannt. Sobald der Server antwortet, wird das geprüft.',
  idMatches: (id) => `Id stimmt überein: ${id}`,
  same: 'Das ist das aktuelle Paket oder ein unveränderter Download davon. Es gibt nichts zu ersetzen.',
  inFolder: (folder) =>
    `Dieses Widget folgt dem Ordner ${quote(folder)}: Die Änderung wird auch in dessen Dateien geschrieben.`,
  endsUpdates:
    'Das ist ein Standard-Widget: Danach wird es mit neuen Versionen des Produkts nicht mehr aktualisiert. Für weitere Updates die bisherige Version wiederherstellen.',
  lacking: (name, widgets, n) => {
    const more = n > widgets.length ? ` und ${number(n - widgets.length)} weitere` : '';
    const names = `${widgets.map(quote).join(', ')}${more}`;
    return `${quote(name)} braucht jetzt eine Eingabe, und ${either(n, 'ein Widget hat keine', `${number(n)} Widgets haben keine`)}: ${names}. Alles andere lässt sich dort weiterhin speichern.`;
  },
  variants: ({ hasTemplate, variants: n }) =>
    `${either(n, 'Variante', 'Varianten')}${hasTemplate ? ' außer der Vorlage' : ''}`,
  counts: {
    kept: (n) => either(n, 'gespeicherter Wert bleibt', 'gespeicherte Werte bleiben'),
    converted: (n) => either(n, 'wird umgewandelt', 'werden umgewandelt'),
    setAside: (n) => either(n, 'wird beiseitegelegt', 'werden beiseitegelegt'),
    returned: (n) => either(n, 'kommt zurück', 'kommen zurück'),
    new: (n) => either(n, 'Einstellung ist neu', 'Einstellungen sind neu')
  },
  rules: {
    title: 'Was das Formular zeigen kann',
    equal: 'Bewiesen: Bei jedem Wert des Pakets und jedem eingegebenen erscheinen dieselben Einstellungen wie bisher.',
    count: (appear: number, vanish: number) =>
      [
        appear > 0
          ? either(
              appear,
              '1 neue Kombination angezeigter Einstellungen',
              `${number(appear)} neue Kombinationen angezeigter Einstellungen`
            )
          : '',
        vanish > 0 ? either(vanish, '1 kommt nicht mehr vor', `${number(vanish)} kommen nicht mehr vor`) : ''
      ]
        .filter(Boolean)
        .join(', '),
    incomplete: 'Nicht alles wurde verglichen: Es gibt zu viele Zustände.',
    unknown: 'Nicht verglichen: Es hätte zu lange gedauert.',
    kinds: { appears: 'neu', vanishes: 'nicht mehr' },
    more: (n: number) => `und ${count(n, 'weitere', 'weitere')}`
  },
  newVersion: {
    title: 'Version',
    note: 'SpotVersion in ascData.json',
    weights: { fix: 'Korrektur', feature: 'Neues', breaking: 'Inkompatibel' },
    because: (change: string) => `Vorgeschlagen wegen dieser Änderung: ${change}`,
    stays: 'Sie bleibt, wie sie ist.',
    proposal: (version) => `Zurück zum Vorschlag ${version}`
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
  notSame: 'Nicht dieselbe Einstellung',
  notSameFor: (name) => `${name} ist nicht dieselbe Einstellung`,
  goesOnAs: (name) => `${name} wird weitergeführt als`,
  asNone: 'keine andere Einstellung',
  kept: {
    title: 'Voreinstellungen und Entwürfe',
    allStay: 'Alle ihre Werte bleiben.',
    stay: (n: number) =>
      n === 0 ? '' : either(n, '1 weiterer Eintrag bleibt, wie er ist', `${number(n)} weitere bleiben, wie sie sind`),
    of: {
      preset: (name: string) => `Voreinstellung ${quote(name)}`,
      draft: (name: string) => `Entwurf ${quote(name)}`
    },
    moreDrafts: (n) => `und ${count(n, 'weiterer Entwurf', 'weitere Entwürfe')}`,
    more: (n: number) => `und ${number(n)} weitere`
  },
  translations: {
    title: 'Übersetzungen',
    note: 'Nichts, was hier gespeichert wurde, geht verloren.',
    renamed: (n) => `${count(n, 'Eintrag wurde', 'Einträge wurden')} offenbar umbenannt`,
    renamedHint: 'Die Übersetzungen bleiben erhalten, mit dem Vermerk „Ausgangstext geändert“.',
    goesOn: (before, after) => `${quote(before)} wird weitergeführt als ${quote(after)}`,
    conflicts: (n) => `${count(n, 'Text', 'Texte')} hier und im Paket geändert`,
    conflictsHint: 'Der vorhandene bleibt, wenn Sie nicht den aus dem Paket wählen.',
    kinds: { entry: (name) => `Eintrag von ${quote(name)}`, pattern: (name) => `Meldung von ${quote(name)}` },
    before: 'Bisher im Paket:',
    ours: 'Vorhandenen behalten:',
    theirs: 'Text des Pakets übernehmen:',
    stays: (ours, theirs) => `${quote(ours)} bleibt, nicht ${quote(theirs)} aus dem Paket`,
    none: 'kein Text',
    all: (n) => `Alle ${number(n)} anzeigen`
  },
  also: 'Außerdem ändert sich',
  widget: 'Widget',
  files: 'Dateien',
  moreChanges: (n) => `und ${count(n, 'weitere Änderung', 'weitere Änderungen')}`,
  moreValues: (n) => `und ${count(n, 'weiterer Wert', 'weitere Werte')}`,
  moreFiles: (n) => `und ${count(n, 'weitere Datei', 'weitere Dateien')}`,
  moreLines: (n: number) => `und ${count(n, 'weitere Zeile', 'weitere Zeilen')}`,
  tests: {
    title: 'Tests',
    passed: (passed: number, all: number) => `${number(passed)} von ${count(all, 'Test', 'Tests')} bestanden`,
    failed: (name: string) => `${quote(name)} fehlgeschlagen`,
    more: (n: number) => `und ${number(n)} weitere`
  },
  findings: 'Das neue Paket',
  errors: (n, isRestore) => `${isRestore ? 'Diese Version' : 'Das neue Paket'} hat ${number(n)} Fehler`,
  notWhole: (n) => `Nicht alles davon wird funktionieren: siehe ${either(n, 'den Fehler', 'die Fehler')} oben.`,
  found: findingList,
  nothingYet: 'Noch wurde nichts geändert.',
  canGoBack: (version) =>
    `Die Rückkehr zu ${version} ist jederzeit möglich, mit allen Werten, die bis dahin nicht verworfen wurden.`,
  run: (of, hasErrors) => `${whom(of)} ${hasErrors ? 'trotzdem ' : ''}ersetzen`,
  runMade: (version, hasErrors) => `${hasErrors ? 'Trotzdem als' : 'Als'} Version ${version} speichern`,
  runRestore: (of, hasErrors) => `${whom(of)} ${hasErrors ? 'trotzdem ' : ''}wiederherstellen`,
  notDone: {
    changed:
      'Inzwischen wurden Werte oder Übersetzungen gespeichert. Das ist der aktualisierte Vergleich; geändert wurde noch nichts.',
    merged:
      'Inzwischen wurde das Paket gespeichert. Ihre Änderungen wurden auf diesen Stand übertragen. Das ist der aktualisierte Vergleich; geändert wurde noch nichts.',
    replaced:
      'Jemand hat das Widget inzwischen ersetzt. Das würde die Wiederherstellung bewirken; geändert wurde noch nichts.',
    lost: 'Das Widget wurde nicht ersetzt. Das ist der aktualisierte Vergleich.'
  },
  done: (name, before, version) =>
    before === version
      ? `${quote(name)} wurde ersetzt. Die Version ist weiterhin ${version}.`
      : `${quote(name)} hat jetzt Version ${version}.`,
  doneAside: (n) =>
    `${count(n, 'Wert wurde', 'Werte wurden')} beiseitegelegt. Jeder bleibt bei seinem Widget, bis ihn jemand zurückholt.`,
  leave: {
    title: 'Das Widget wird gerade ersetzt',
    text: 'Nur diese Seite zeigt, ob es gelungen ist und was beiseitegelegt wurde.',
    stay: 'Bleiben',
    leave: 'Trotzdem verlassen'
  },
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  editsBack: 'Die Änderungen sind wieder ungespeichert.',
  toWidgets: 'Zurück zu den Widgets',
  open: 'Editor öffnen',
  versions: 'Frühere Versionen',
  versionsNote: 'Die letzten zehn werden aufbewahrt.',
  noVersions: 'Dieses Widget wurde noch nicht ersetzt.',
  version: (version) => `Version ${version}`,
  replacedOn: (when, by) => `ersetzt am ${when} ${by}`,
  byPerson: (name) => `von ${name}`,
  byProduct: 'vom Produkt selbst',
  byFolder: (folder) => `vom Ordner ${quote(folder)}`,
  restore: 'Wiederherstellen …',
  restoreVersion: (version) => `Version ${version} wiederherstellen …`,

  aside: {
    title: 'Beiseitegelegte Werte',
    intro:
      'Beim Ersetzen des Widgets passten diese Werte zu keiner Einstellung mehr. Ein Wert lässt sich in eine passende Einstellung zurückholen oder verwerfen.',
    empty: 'Es ist nichts beiseitegelegt.',
    emptyText: 'Passt beim Ersetzen eines Widgets ein gespeicherter Wert nirgends mehr, wird er hier aufbewahrt.',
    of: (name) => `aus ${quote(name)}`,
    whole: (name) => `Den ganzen Wert aus ${quote(name)} anzeigen`,
    putBack: 'Zurückholen',
    putBackInto: (name) => `In ${quote(name)} zurückholen`,
    choose: 'Einstellung wählen',
    now: (name, value) => `Jetzt in ${quote(name)}: ${value}`,
    into: (name) => `Einstellung für den Wert aus ${name}`,
    noTarget:
      'Dieser Wert passt zurzeit zu keiner Einstellung. Möglicherweise passt er in einer späteren Version wieder.',
    discard: 'Verwerfen …',
    discardTitle: 'Diesen Wert verwerfen?',
    discardText: (value, name) =>
      `${quote(value)} aus ${quote(name)} ist dann endgültig verloren, auch wenn eine frühere Version wiederhergestellt wird.`,
    discardAction: 'Verwerfen',
    done: (name, isSwapped) =>
      `Der Wert steht wieder in ${quote(name)}.${isSwapped ? ' Der bisherige Wert ist dafür beiseitegelegt.' : ''}`,
    discarded: 'Der Wert wurde verworfen.',
    changed: 'Inzwischen hat jemand dieses Widget gespeichert. Die Liste ist wieder aktuell; bitte erneut wählen.',
    unreached:
      'Die Verbindung ist abgebrochen, bevor der Server geantwortet hat; ob die Aktion ausgeführt wurde, ist nicht bekannt. Sobald der Server antwortet, wird die Liste neu geladen.',
    readAgain: 'Die Verbindung ist abgebrochen, bevor der Server geantwortet hat. Die Liste ist wieder aktuell.',
    readOnly: 'Sie können diese Werte ansehen, haben aber keine Berechtigung, dieses Widget zu ändern.'
  }
} satisfies typeof english;
