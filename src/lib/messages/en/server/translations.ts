import { grammarOf } from '../../../language/grammar.js';

const { quote } = grammarOf('en');

export default {
  languageNotFound: 'This widget has no texts in this language.',
  languageInvalid: 'This is not a language code. Codes look like “de” or “pt-BR”.',
  languageThere: 'This widget already has this language.',
  languageInFolder: (folder: string, language: string) =>
    `This widget follows the folder ${quote(folder)}, and its ascData.json has the language ${quote(language)}. Nothing was changed. Remove the language there.`,
  tooManyLanguages: 'This widget has too many languages.',
  tooManyTexts: 'This widget has too many texts for this operation.',
  definitionTooLarge:
    'With all published texts the widget’s ascData.json would be larger than 10 MB. Shorten texts or remove a language first.',
  tooManyTextsInAll: 'There are too many texts in this language for one file.',
  allWidgets: 'All widgets',
  textUnknown: 'This widget has no such text. It may have been replaced.',
  textTwice: 'The same text was sent twice.',
  textsChanged: 'Somebody changed a text in the meantime, or the widget was replaced. Nothing was saved.',
  publicationChanged: 'Somebody changed a text in the meantime. Nothing was published.',
  commentNotFound: 'There is no such comment.',
  tooManyComments: 'This language of the widget has too many comments.',
  termTwice: 'This term appears twice.',
  glossaryChanged: 'Somebody else changed the glossary in the meantime. Nothing was saved.',
  tooFast: 'The texts of this widget are changing too quickly. Try again.',
  batchNotFound: 'This change no longer exists, so it cannot be undone.',
  importChanged: 'Somebody changed a text in the meantime, or the widget was replaced. Nothing was imported.',
  /** After one of `where`. */
  shownWhen: (where: string, conditions: string) => `${where}; visible when ${conditions}`,
  where: {
    name: (setting: string) => `Name of the setting ${quote(setting)}`,
    entry: (setting: string) => `Entry of ${quote(setting)}`,
    pattern: (setting: string) => `Shown below ${quote(setting)} when its pattern is broken`
  }
};
