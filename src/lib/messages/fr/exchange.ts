import { grammarOf } from '../../language/grammar.js';
import type english from '../en/exchange.js';

const { quote } = grammarOf('fr');

export default {
  bytes: (expected, _found) => `Le fichier est trop volumineux. La limite est de ${expected}.`,
  parts: (expected, _found) => `Le fichier a trop d’éléments. La limite est de ${expected} balises ou lignes.`,
  texts: (expected, _found) => `Le fichier a trop de textes. La limite est de ${expected}.`,
  unknown: (expected, _found) =>
    `Ce n’est pas un fichier de traduction. Attendu\u00A0: XLIFF, ou CSV avec les colonnes ${expected}.`,
  dtd: (_expected, found) =>
    `${quote(found)} n’est pas autorisé\u00A0: les types de document et les entités ne sont pas lus.`,
  instruction: (_expected, found) =>
    `${quote(found)} n’est pas autorisé\u00A0: les instructions de traitement ne sont pas lues.`,
  entity: (expected, found) => `${quote(found)} n’est pas un caractère connu. Sont autorisés ${expected}.`,
  character: (_expected, found) => `Le caractère ${quote(found)} est impossible en XML.`,
  nesting: (expected, _found) => `Les éléments sont trop imbriqués. La limite est de ${expected} niveaux.`,
  tag: (expected, found) =>
    found === ''
      ? `Attendu\u00A0: ${quote(expected)}.`
      : `Attendu\u00A0: ${quote(expected)} au lieu de ${quote(found)}.`,
  attribute: (_expected, _found) =>
    'Un attribut est incorrect ici. Attendu\u00A0: un nom avec une valeur entre guillemets, chaque nom une seule fois.',
  syntax: (_expected, found) =>
    found === '' ? 'Ce n’est pas du XML bien formé.' : `${quote(found)} est impossible à cet endroit.`,
  version: (expected, found) =>
    found === ''
      ? `La version de XLIFF manque. Attendu\u00A0: ${expected}.`
      : `XLIFF ${found} n’est pas lu. Attendu\u00A0: ${expected}.`,
  missing: (expected, found) => `Dans ${quote(found)}, il manque ${quote(expected)}.`,
  twice: (_expected, found) => `Le texte ${quote(found)} figure deux fois dans le fichier.`,
  languages: (expected, found) => `Un fichier a une seule langue cible. Ici, ${quote(found)} suit ${quote(expected)}.`,
  inline: (_expected, found) => `Le fichier ne dit pas quel texte ${quote(found)} représente.`,
  quotes: (_expected, _found) =>
    'Un guillemet est incorrect ici. Dans une cellule entre guillemets, il est doublé, et un seul termine la cellule.',
  columns: (expected, _found) => `Il manque à la première ligne les colonnes ${expected}.`,
  emptied: (expected, _found) => `La colonne ${quote(expected)} manque, ou elle est vide ici.`,
  cells: (expected, found) => `La ligne a ${found} cellules. Attendu\u00A0: ${expected} au plus.`,
  value: (expected, found) => `${quote(found)} n’est pas utilisable ici. Attendu\u00A0: ${expected}.`,
  encoding: (_expected, found) =>
    `Le fichier contient des octets qui ne sont pas du ${found} valide. Enregistrez-le en UTF-8.`,
  list: (expected, _found) => `Une liste de textes en JSON se présente ainsi\u00A0: ${expected}`,
  computed: (_expected, found) =>
    `Un tableur a remplacé ce texte par ${quote(found)}. Mettez les cellules au format texte avant d’ouvrir le fichier.`,
  language: (expected, found) =>
    `Le fichier contient des textes en ${found}, pas en ${expected}. Rien n’a été importé.`,
  text: (_expected, found) =>
    `Le texte ${quote(found)} du fichier est trop long ou contient des caractères qui ne peuvent pas être enregistrés. Rien n’a été importé.`,
  lost: (_expected, found) =>
    `Le texte ${quote(found)} du fichier contient ${quote('\uFFFD')} là où un programme n’a pas pu lire une lettre. Rien n’a été importé.`
} satisfies typeof english;
