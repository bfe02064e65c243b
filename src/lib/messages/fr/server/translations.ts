import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/translations.js';

const { quote } = grammarOf('fr');

export default {
  languageNotFound: 'Ce widget n’a pas de textes dans cette langue.',
  languageInvalid: 'Ce n’est pas un code de langue. Un code ressemble à « de » ou « pt-BR ».',
  languageThere: 'Ce widget a déjà cette langue.',
  languageInFolder: (folder: string, language: string) =>
    `Ce widget suit le dossier ${quote(folder)}, dont le fichier ascData.json contient la langue ${quote(language)}. Rien n’a été modifié. Supprimez-y la langue.`,
  tooManyLanguages: 'Ce widget a trop de langues.',
  tooManyTexts: 'Ce widget a trop de textes pour cela.',
  definitionTooLarge:
    'Avec tous les textes publiés, l’ascData.json du widget dépasserait 10 Mo. Raccourcissez d’abord des textes ou supprimez une langue.',
  tooManyTextsInAll: 'Cette langue compte trop de textes pour un seul fichier.',
  allWidgets: 'Tous les widgets',
  textUnknown: 'Ce widget n’a pas ce texte. Il a peut-être été remplacé.',
  textTwice: 'Le même texte a été envoyé deux fois.',
  textsChanged: 'Quelqu’un a modifié un texte entre-temps, ou le widget a été remplacé. Rien n’a été enregistré.',
  publicationChanged: 'Quelqu’un a modifié un texte entre-temps. Rien n’a été publié.',
  commentNotFound: 'Ce commentaire n’existe pas.',
  tooManyComments: 'Le widget a trop de commentaires dans cette langue.',
  termTwice: 'Ce terme figure deux fois.',
  glossaryChanged: 'Quelqu’un d’autre a modifié le glossaire entre-temps. Rien n’a été enregistré.',
  tooFast: 'Les textes de ce widget changent trop vite en ce moment. Réessayez.',
  batchNotFound: 'Cette modification n’existe plus.',
  importChanged: 'Quelqu’un a modifié un texte entre-temps, ou le widget a été remplacé. Rien n’a été importé.',
  shownWhen: (where, conditions) => `${where} ; visible si ${conditions}`,
  where: {
    name: (setting) => `Nom du paramètre ${quote(setting)}`,
    entry: (setting) => `Entrée de ${quote(setting)}`,
    pattern: (setting) => `Affiché sous ${quote(setting)} quand le motif n’est pas respecté`
  }
} satisfies typeof english;
