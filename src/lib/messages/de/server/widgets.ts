import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/widgets.js';

const { number, quote } = grammarOf('de');

export default {
  brandColoursChanged: 'Jemand anderes hat die Markenfarben inzwischen geändert. Es wurde nichts gespeichert.',
  notFound: 'Es gibt kein Widget mit dieser Nummer. Möglicherweise wurde es gelöscht.',
  editedFilesInvalid: 'Die Vorschau zeigt diese Dateien nicht, weil ein Paket mit ihnen nicht verwendbar wäre.',
  fileNotText: (file: string) => `${quote(file)} ist keine Textdatei in UTF-8 und lässt sich hier nicht bearbeiten.`,
  otherVersion: (spotIdentifier: string) =>
    `Ein Widget mit dem SpotIdentifier ${quote(spotIdentifier)} gibt es bereits in einer anderen Version. Um es zu aktualisieren, dort „Widget ersetzen“ wählen.`,
  notInTrash:
    'Im Papierkorb gibt es kein Widget mit dieser Nummer. Möglicherweise wurde es wiederhergestellt oder endgültig gelöscht.',
  lastStandardVariant:
    'Das ist die einzige Variante eines Standard-Widgets und lässt sich nicht löschen: Ohne sie wäre das Widget nicht mehr nutzbar.',
  valuesSavedMeanwhile: (name: string) =>
    `${quote(name)} wurde nicht gelöscht, weil darin inzwischen Werte gespeichert wurden. Um es mit diesen Werten zu löschen, im Menü „Löschen“ wählen.`,
  renamedMeanwhile: (before: string, now: string) =>
    `${quote(before)} heißt inzwischen ${quote(now)} und behält diesen Namen.`,
  movedMeanwhile: (name: string, group: string | null) =>
    `${quote(name)} wurde inzwischen nach ${quote(group ?? 'Widget-Vorlagen')} verschoben und bleibt dort.`,
  savedMeanwhile: 'Jemand anderes hat dieses Widget inzwischen gespeichert. Es wurde nichts überschrieben.',
  valuesInvalid: 'Die Werte wurden nicht gespeichert, weil einige gegen eine Regel verstoßen.',
  valuesMissing: 'Der Inhalt muss „Values“ enthalten: ein Objekt mit einem Value je Element-Id.',
  cellsChanged: 'Jemand anderes hat einige dieser Werte inzwischen geändert. Es wurde nichts überschrieben.',
  cellsInvalid: 'Es wurde nichts gespeichert, weil sich einige der Werte nicht speichern lassen.',
  cellTwice: 'Derselbe Wert desselben Widgets wird zweimal gesetzt.',
  momentNotFound: 'Diesen Zeitpunkt gibt es im Verlauf dieses Widgets nicht. Möglicherweise liegt er zu lange zurück.',
  tooManyNames: (most: number) =>
    `${number(most)} Zeitpunkte dieses Widgets haben einen Namen. Bitte zuerst einen Namen entfernen.`,
  variantTaken: (name: string) => `In dieser Gruppe gibt es bereits ein Widget ${quote(name)}.`,
  variantTwice: (name: string) => `Der Name ${quote(name)} steht zweimal in der Liste.`,
  variantsInvalid: 'Nichts wurde erstellt, weil einige der Widgets nicht erstellt werden können.',
  variantsTooLarge: 'Die Widgets hätten zusammen zu viele Werte. Bitte weniger auf einmal erstellen.',
  stepNotFound: 'Diesen Schritt gibt es nicht. Möglicherweise wurde er schon rückgängig gemacht, oder er ist zu alt.',
  presetNotFound: 'Diese Voreinstellung gibt es nicht. Möglicherweise wurde sie gelöscht.',
  presetTaken: (name: string) =>
    `Es gibt bereits eine Voreinstellung ${quote(name)}. Bitte einen anderen Namen wählen.`,
  presetEmpty: 'Eine Voreinstellung braucht mindestens einen Wert.',
  presetInvalid: 'Die Voreinstellung wurde nicht gespeichert, weil einige Werte gegen eine Regel verstoßen.',
  tooManyPresets: (most: number) =>
    `Diese Vorlage hat ${number(most)} Voreinstellungen. Bitte zuerst eine davon löschen.`,
  presetsTooLarge:
    'Die Voreinstellungen dieser Vorlage wären zusammen zu groß. Bitte eine löschen oder weniger Werte aufnehmen.',
  presetChanged: 'Inzwischen hat jemand diese Voreinstellung geändert. Nichts wurde überschrieben.',
  commentNotFound: 'Diesen Kommentar gibt es an diesem Widget nicht. Möglicherweise wurde er gelöscht.',
  commentSettingUnknown: 'Das Paket dieses Widgets hat keine solche Einstellung.',
  tooManyComments: 'Dieses Widget hat zu viele Kommentare. Erst einige löschen.',
  groupOrTemplates: 'groupId und templates lassen sich nicht kombinieren.',
  groupNotFound: 'Es gibt keine Widget-Gruppe mit dieser Nummer. Möglicherweise wurde sie gelöscht.',
  groupNotEmpty: 'Diese Gruppe enthält noch Widgets. Bitte zuerst verschieben oder löschen. Es wurde nichts geändert.',
  groupTaken: (name: string, isSeen: boolean) =>
    isSeen
      ? `Eine Widget-Gruppe namens ${quote(name)} gibt es bereits. Bitte einen anderen Namen wählen.`
      : `Eine Widget-Gruppe namens ${quote(name)} gibt es bereits, sie ist hier nur nicht sichtbar. Bitte einen anderen Namen wählen.`
} satisfies typeof english;
