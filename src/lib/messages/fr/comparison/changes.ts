import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/comparison/changes.js';

const { quote } = grammarOf('fr');

export default {
  added: (name: string, type: string) => `${quote(name)} est nouveau : ${type}.`,
  removed: (name: string) => `${quote(name)} est supprimé.`,
  byName: ' (reconnu à son nom)',
  otherId: (name: string, how: string) => `${quote(name)} reste le même sous un autre Id${how}.`,
  otherName: (name: string, former: string, how: string) => `${quote(former)} devient ${quote(name)}${how}.`,
  retyped: (name: string, before: string, after: string) =>
    `${quote(name)} est désormais ${after} (auparavant ${before}).`,
  relabelled: (name: string, former: string) => `${quote(former)} s’appelle désormais ${quote(name)}.`,
  respaced: (name: string) => `Le nom de ${quote(name)} ne diffère que par des espaces.`,
  relabelledOriginal: (name: string, before: string, after: string) =>
    `Le libellé d’origine de ${quote(name)} est désormais ${quote(after)} (auparavant ${quote(before)}).`,
  moved: (name: string, before: string, after: string) =>
    `${quote(name)} passe de la position ${before} à la position ${after}.`,
  hiddenNow: (name: string, after: string) => `${quote(name)} est désormais masqué tant que : ${after}.`,
  hiddenOtherwise: (name: string, before: string, after: string) =>
    `${quote(name)} est désormais masqué tant que : ${after} (auparavant : ${before}).`,
  stillShown: (name: string) => `${quote(name)} a d’autres conditions et reste toujours affiché.`,
  alwaysShown: (name: string, before: string) =>
    `${quote(name)} est désormais toujours affiché (auparavant masqué tant que : ${before}).`,
  defaultChanged: (name: string, before: string, after: string) =>
    `La valeur par défaut de ${quote(name)} est désormais ${quote(after)} (auparavant ${quote(before)}).`,
  translationChanged: (name: string, language: string) =>
    `${quote(name)} a d’autres textes dans cette langue : ${language}.`,
  optionChanged: (name: string) => `Les options de ${quote(name)} ont changé.`,
  items: {
    both: (name: string, added: string, gone: string) =>
      `${quote(name)} propose désormais aussi ${added}, et plus ${gone}.`,
    added: (name: string, added: string) => `${quote(name)} propose désormais aussi ${added}.`,
    gone: (name: string, gone: string) => `${quote(name)} ne propose plus ${gone}.`,
    order: (name: string) => `Les entrées de ${quote(name)} sont dans un ordre différent.`
  },
  spotIdentifier: (before: string, after: string) =>
    `C’est un autre widget : ${quote(after)}, et non ${quote(before)}.`,
  versionRaised: (before: string, after: string) => `Le widget passe de la version ${before} à la version ${after}.`,
  versionLowered: (before: string, after: string) =>
    `Le widget revient de la version ${before} à la version antérieure ${after}.`,
  versionChanged: (before: string, after: string) =>
    `Le widget est désormais en version ${after} (auparavant ${before}).`,
  apiVersion: (before: string, after: string) =>
    `Le widget nécessite désormais la version d’interface ${after} (auparavant ${before}).`,
  slots: (before: string, after: string) =>
    `Le widget occupe désormais ${after} des trois emplacements (auparavant ${before}).`,
  widgetOptionChanged: 'Une option du widget a changé.',
  fieldChanged: 'Une indication du widget, sans effet ici, a changé.',
  languageAdded: (language: string) => `Le widget a désormais des textes dans cette langue : ${language}.`,
  languageRemoved: (language: string) => `Le widget n’a plus de textes dans cette langue : ${language}.`,
  fileAdded: (file: string, size: string) => `Le fichier ${file} est nouveau (${size}).`,
  fileRemoved: (file: string, size: string) => `Le fichier ${file} est supprimé (${size}).`,
  fileChanged: (file: string, before: string, after: string) =>
    `Le fichier ${file} a changé (${after}, auparavant ${before}).`
} satisfies typeof english;
