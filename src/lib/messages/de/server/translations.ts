import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/translations.js';

const { quote } = grammarOf('de');

export default {
  languageNotFound: 'Dieses Widget hat keine Texte in dieser Sprache.',
  languageInvalid: 'Das ist kein Sprachcode. Sprachcodes sehen aus wie „de“ oder „pt-BR“.',
  languageThere: 'Dieses Widget hat diese Sprache schon.',
  languageInFolder: (folder: string, language: string) =>
    `Dieses Widget folgt dem Ordner ${quote(folder)}, und dessen ascData.json enthält die Sprache ${quote(language)}. Nichts wurde geändert. Die Sprache bitte dort entfernen.`,
  tooManyLanguages: 'Dieses Widget hat zu viele Sprachen.',
  tooManyTexts: 'Dieses Widget hat dafür zu viele Texte.',
  definitionTooLarge:
    'Mit allen veröffentlichten Texten wäre die ascData.json des Widgets größer als 10 MB. Bitte zuerst Texte kürzen oder eine Sprache entfernen.',
  tooManyTextsInAll: 'In dieser Sprache gibt es zu viele Texte für eine Datei.',
  allWidgets: 'Alle Widgets',
  textUnknown: 'Dieses Widget hat keinen solchen Text. Möglicherweise wurde es ersetzt.',
  textTwice: 'Derselbe Text wurde zweimal gesendet.',
  textsChanged:
    'Inzwischen hat jemand einen Text geändert, oder das Widget wurde ersetzt. Es wurde nichts gespeichert.',
  publicationChanged: 'Inzwischen hat jemand einen Text geändert. Es wurde nichts veröffentlicht.',
  commentNotFound: 'Diesen Kommentar gibt es nicht.',
  tooManyComments: 'In dieser Sprache hat das Widget zu viele Kommentare.',
  termTwice: 'Dieser Begriff kommt zweimal vor.',
  glossaryChanged: 'Jemand anderes hat das Glossar inzwischen geändert. Es wurde nichts gespeichert.',
  tooFast: 'Die Texte dieses Widgets ändern sich gerade zu schnell. Bitte erneut versuchen.',
  batchNotFound: 'Diese Änderung gibt es nicht mehr.',
  importChanged:
    'Inzwischen hat jemand einen Text geändert, oder das Widget wurde ersetzt. Es wurde nichts importiert.',
  shownWhen: (where, conditions) => `${where}; sichtbar, wenn ${conditions}`,
  where: {
    name: (setting) => `Name der Einstellung ${quote(setting)}`,
    entry: (setting) => `Eintrag von ${quote(setting)}`,
    pattern: (setting) => `Steht unter ${quote(setting)}, wenn das Muster verletzt ist`
  }
} satisfies typeof english;
