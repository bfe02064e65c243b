import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/replacement.js';

const { quote } = grammarOf('de');

export default {
  mappingInvalid: 'Die Zuordnung passt nicht zu den beiden Paketen; jede Stelle steht unten. Es wurde nichts geändert.',
  otherWidget: (uploaded: string, present: string) =>
    `Dieses Paket gehört zu einem anderen Widget: Sein SpotIdentifier ist ${quote(uploaded)}, der des ausgewählten Widgets ${quote(present)}. Es wurde nichts geändert.`,
  replacedMeanwhile:
    'Jemand anderes hat dieses Widget inzwischen ersetzt. Es wurde nichts geändert. Bitte neu vergleichen.',
  valuesSavedMeanwhile:
    'Seit dem Vergleich wurden Werte gespeichert. Es wurde nichts geändert. Bitte den Vergleich erneut prüfen.',
  notSetAside: 'Dieser Wert ist nicht mehr beiseitegelegt.',
  noSuchSetting:
    'Das Widget hat keine Einstellung mit dieser Id. Bitte eine andere für den Wert wählen; bis dahin bleibt er beiseitegelegt.',
  versionGone:
    'Diese Version des Widgets lässt sich nicht mehr wiederherstellen. Nur die letzten zehn werden aufbewahrt.'
} satisfies typeof english;
