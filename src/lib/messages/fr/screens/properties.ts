import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/properties.js';

const { anyOf, count, either, number, quote } = grammarOf('fr');

type Forms = readonly [one: string, many: string];

/** “3 à 5 chiffres”. @param max Infinity: no end */
function counted(min: number, max: number, [one, many]: Forms): string {
  if (min === max) return count(min, one, many);
  if (max === Infinity) return min === 0 ? `${many} en nombre quelconque` : `${count(min, one, many)} ou plus`;
  if (min === 0) return `au plus ${count(max, one, many)}`;
  return `${number(min)} à ${number(max)} ${many}`;
}

const CHARACTER: Forms = ['caractère', 'caractères'];

export default {
  rows: {
    titles: { Range: 'Plage', Dates: 'Dates', Length: 'Longueur', Width: 'Largeur', Height: 'Hauteur' },
    inline: {
      Minimum: 'de',
      Maximum: 'à',
      StepSize: 'pas',
      MinDate: 'du',
      MaxDate: 'au',
      MultilineSize: 'lignes',
      MaxChars: 'caractères',
      MinWidth: 'de',
      MaxWidth: 'à',
      MinHeight: 'de',
      MaxHeight: 'à'
    },
    needs: (option) => `Sans effet sans ${quote(option)}.`
  },
  moments: { none: 'n’importe quel jour', today: 'aujourd’hui', exact: 'un jour' },
  entries: {
    title: 'Entrées',
    count: (n) => number(n),
    entry: 'Entrée',
    usedBy: 'Utilisée par',
    nameOf: (n) => `Entrée ${number(n)}`,
    textOf: (language, entry) => `${quote(entry)} en ${language}`,
    fresh: 'Nouvelle entrée',
    missing: 'manque',
    rules: (n) => count(n, 'règle', 'règles'),
    tests: (n) => count(n, 'test', 'tests'),
    widgets: (n) => count(n, 'widget', 'widgets'),
    taken: (entry) => `Une autre entrée s’appelle ${quote(entry)}.`,
    isNew: 'nouvelle',
    isDefault: 'par défaut',
    drag: 'Faire glisser pour déplacer',
    remove: (entry) => `Supprimer ${quote(entry)}`,
    dropNew: 'Abandonner la nouvelle entrée',
    pasteHint: 'Coller plusieurs lignes : une entrée par ligne',
    pasted: (n) => `${count(n, 'entrée ajoutée', 'entrées ajoutées')}.`,
    leftOut: (n) => `${count(n, 'ligne omise', 'lignes omises')} : le nom est déjà pris.`,
    moved: (entry, at, all) => `${entry}, ${number(at)} sur ${number(all)}`,
    removed: (entry) => `${quote(entry)} a été supprimée.`,
    more: (n) => `et ${number(n)} de plus`
  },
  texts: {
    title: 'Textes',
    missing: (n) => `${number(n)} ${either(n, 'manque', 'manquent')}`,
    complete: 'complet',
    translations: 'Traductions',
    language: 'Langue',
    add: 'Ajouter',
    entries: 'Entrées',
    published: 'publié',
    publishedNone: 'publié sans texte',
    take: 'reprendre dans le fichier',
    takeAll: (n: number) => `Reprendre les ${number(n)} textes publiés dans le fichier`,
    taken: (n: number) =>
      either(n, 'Le texte publié est dans le fichier.', `${number(n)} textes publiés sont dans le fichier.`),
    none: 'Le fichier n’a pas encore de traduction.'
  },
  use: {
    title: 'Utilisé par',
    rules: 'Règles',
    tests: 'Tests',
    code: 'Code',
    noCode: 'aucune ligne ne le nomme',
    onlyNamed: 'aucune ligne ne le lit avec certitude, mais son Id figure dans',
    showCode: 'Chercher les lignes qui le lisent',
    readingCode: 'Lecture des fichiers…',
    codeFailed: 'Les fichiers n’ont pas pu être lus.',
    stored: 'Enregistré',
    noRule: 'aucune règle',
    noTest: 'aucun test',
    noOwn: 'aucun widget n’a de valeur propre',
    hiddenWhile: 'masqué tant que',
    and: 'et',
    own: (own, all) =>
      all < 2 ? 'le widget a une valeur propre' : `${number(own)} widgets sur ${number(all)} ont une valeur propre`,
    more: (n) => `et ${number(n)} de plus`,
    valueIn: (value, widget) => `${value} dans ${widget}`,
    misfits: (named, more) => `Ne convient plus : ${named.join(', ')}${more > 0 ? ` et ${number(more)} de plus` : ''}`,
    converted: (n) =>
      `${count(n, 'valeur enregistrée est convertie', 'valeurs enregistrées sont converties')} sans perte.`,
    unchecked: (n) =>
      `${count(n, 'valeur enregistrée n’a pas été vérifiée', 'valeurs enregistrées n’ont pas été vérifiées')}, il y en a trop.`,
    accepted: (n, all) =>
      `${number(n)} sur ${count(all, 'texte enregistré convient', 'textes enregistrés conviennent')}`
  },
  pattern: {
    title: 'Contrôle',
    pattern: 'Motif',
    none: 'aucun motif, tout texte convient',
    start: 'Partir de',
    starters: { number: 'Nombre', time: 'Heure', link: 'Lien', mail: 'Courriel' },
    remove: 'Retirer le motif',
    pieces: 'Ce que le motif exige',
    or: 'ou',
    anchored: 'Le texte entier doit correspondre.',
    anywhere: 'Peut correspondre n’importe où dans le texte.',
    whole: 'Texte entier',
    samples: 'Exemples',
    sample: (n) => `Exemple ${number(n)}`,
    addSample: 'Exemple',
    removeSample: (text) => `Retirer ${quote(text)}`,
    verdicts: {
      match: 'accepté',
      'no-match': 'refusé',
      timeout: 'trop long',
      untested: 'non testé',
      invalid: 'pas un motif',
      pending: 'test en cours…'
    },
    words: {
      start: 'depuis le début',
      end: 'jusqu’à la fin',
      edge: 'au bord d’un mot',
      within: 'pas au bord d’un mot',
      nothing: 'rien',
      never: 'rien ne convient',
      text: (text) => quote(text),
      range: (from, to) => `${quote(from)} à ${quote(to)}`,
      either: (ways) => ways.join(' ou '),
      characters: (min, max) => counted(min, max, CHARACTER),
      ofSets: (min, max, sets) =>
        counted(min, max, [anyOf(sets.map(([one]) => one)), anyOf(sets.map(([, many]) => many))]),
      among: (min, max, parts) => `${counted(min, max, CHARACTER)} : ${anyOf(parts)}`,
      otherThan: (min, max, parts) => `${counted(min, max, CHARACTER)} autres que ${anyOf(parts)}`,
      times: (what, min, max) =>
        min === 0 && max < 2 ? `${what} ou rien` : `${what}, ${counted(min, max, ['fois', 'fois'])}`,
      before: (what) => `suivi de ${what}`,
      notBefore: (what) => `non suivi de ${what}`,
      after: (what) => `précédé de ${what}`,
      notAfter: (what) => `non précédé de ${what}`,
      again: (group) => `la même chose que dans le groupe ${group}`,
      sets: {
        digit: ['chiffre', 'chiffres'],
        notDigit: ['caractère autre qu’un chiffre', 'caractères autres que des chiffres'],
        wordCharacter: ['lettre, chiffre ou _', 'lettres, chiffres ou _'],
        notWordCharacter: ['caractère autre que lettre, chiffre ou _', 'caractères autres que lettres, chiffres ou _'],
        blank: ['espace', 'espaces'],
        notBlank: ['caractère autre qu’une espace', 'caractères autres que des espaces'],
        capital: ['majuscule', 'majuscules'],
        small: ['minuscule', 'minuscules'],
        letter: ['lettre', 'lettres']
      }
    }
  }
} satisfies typeof english;
