import type english from '../en/comparison.js';
import { grammarOf } from '../../language/grammar.js';

const { list, number, quote } = grammarOf('fr');

export default {
  changes: {
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
      `Le widget nécessite désormais l’ApiVersion ${after} (auparavant ${before}).`,
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
  },
  conditions: {
    filled: 'est rempli',
    empty: 'est vide',
    contains: 'contient',
    lacks: 'ne contient pas',
    and: ' et ',
    or: ' ou ',
    more: (rest: number) => `${number(rest)} de plus`,
    names: (names: readonly string[], more: number) => list(more > 0 ? [...names, `${number(more)} de plus`] : names),
    hidden: (names: string) => (names === '' ? 'Rien de masqué' : `Masqué : ${names}`),
    differs: (hidden: string, shown: string) => {
      if (hidden === '') return `Affiché aussi : ${shown}`;
      return shown === '' ? `Masqué aussi : ${hidden}` : `Masqué aussi : ${hidden} ; affiché aussi : ${shown}`;
    },
    state: (what: string, values: readonly string[]) =>
      values.length === 0 ? `${what}, avec les valeurs du paquet` : `${what}, avec ${list(values)}`
  },
  outcomes: {
    kept: (name: string) => `${quote(name)} garde sa valeur.`,
    keptBroken: (name: string) => `${quote(name)} garde sa valeur, qui était déjà incorrecte auparavant.`,
    moved: (name: string) => `La valeur passe dans ${quote(name)}.`,
    converted: (name: string) => `La valeur de ${quote(name)} est convertie sous une autre forme ; rien n’est perdu.`,
    setAside: (name: string, reasons: string) => `La valeur de ${quote(name)} est mise de côté. ${reasons}`,
    returned: (name: string) => `${quote(name)} retrouve la valeur mise de côté.`,
    stillAside: (name: string, reasons: string) => `La valeur de ${quote(name)} reste de côté. ${reasons}`
  },
  widgetOptions: {
    PossibleNumbersOfSlots: {
      on: ({ after }) => `Le widget peut désormais avoir ce nombre d’emplacements de large : ${after}.`,
      changed: ({ before, after }) =>
        `Le widget peut désormais avoir ce nombre d’emplacements de large : ${after} (auparavant ${before}).`,
      off: ({ before }) => `La largeur du widget ne peut plus être choisie (auparavant ${before} emplacements).`
    },
    PossibleNumbersOfRows: {
      on: ({ after }) => `Le widget peut désormais avoir ce nombre de lignes de haut : ${after}.`,
      changed: ({ before, after }) =>
        `Le widget peut désormais avoir ce nombre de lignes de haut : ${after} (auparavant ${before}).`,
      off: ({ before }) => `La hauteur du widget ne peut plus être choisie (auparavant ${before} lignes).`
    },
    HasDetailView: {
      on: () => 'Le widget a désormais une vue détaillée.',
      off: () => 'Le widget n’a plus de vue détaillée.'
    },
    HasPrintSupport: {
      on: () => 'Le widget peut désormais être imprimé.',
      off: () => 'Le widget ne peut plus être imprimé.'
    },
    UseSingleElementUpdate: {
      on: () => 'Le widget reçoit désormais chaque paramètre modifié séparément.',
      off: () => 'Le widget ne reçoit plus chaque paramètre modifié séparément.'
    },
    DynamicResolution: {
      on: () => 'La largeur et la hauteur du widget peuvent désormais être réglées librement.',
      changed: () => 'Les limites de largeur et de hauteur du widget ont changé.',
      off: () => 'La largeur et la hauteur du widget ne peuvent plus être réglées librement.'
    }
  }
} satisfies typeof english;
