import { grammarOf } from '../../../language/grammar.js';

const { count, either, list, number, quote } = grammarOf('fr');

/** Créer plusieurs variantes à la fois. */
export default {
  title: (name: string) => `Créer des variantes de ${quote(name)}`,
  from: 'Une variante pour chaque',
  list: 'Nom d’une liste',
  kinds: { location: 'Site', player: 'Lecteur', spotGroup: 'Groupe de spots' },
  names: 'Noms',
  namesHint: 'Un nom par ligne. Vous pouvez coller une colonne d’un tableur.',
  each: 'En créer une pour',
  find: 'Chercher par nom',
  chosen: (n: number) => (n === 0 ? 'Aucune sélection' : `Sélection : ${number(n)}`),
  all: (n: number) => `Tout sélectionner (${number(n)})`,
  none: 'Tout désélectionner',
  onlyChosen: 'Afficher la sélection seule',
  showMore: (n: number) => `Afficher plus (${number(n)})`,
  loading: 'Chargement…',
  noObjects: 'Il n’y en a pas encore.',
  noneFound: 'Rien ne porte ce nom.',
  setting: 'Paramètre correspondant',
  noSetting: 'Aucun paramètre',
  group: 'Groupe de widgets',
  noGroup: 'Il n’y a encore aucun groupe de widgets dans lequel vous pouvez créer des widgets.',
  noNames: 'Saisissez au moins un nom.',
  noneChosen: 'Sélectionnez au moins un élément.',
  tooMany: (n: number, most: number) => `Il y a ${number(n)} noms. On peut en créer au plus ${number(most)} à la fois.`,
  refused: (n: number) => either(n, '1 nom est laissé de côté :', `${number(n)} noms sont laissés de côté :`),
  more: (n: number) => `et ${number(n)} de plus`,
  create: (n: number) => (n === 0 ? 'Créer des variantes' : `Créer ${count(n, 'variante', 'variantes')}`),
  done: 'Variantes créées',
  created: (n: number) => either(n, '1 variante a été créée.', `${number(n)} variantes ont été créées.`),
  inTable: 'Ouvrir dans le tableau',
  undo: 'Annuler la création',
  undone: (n: number) =>
    either(n, '1 variante est dans la corbeille.', `${number(n)} variantes sont dans la corbeille.`),
  kept: (names: readonly string[]) => `Elles ont été modifiées entre-temps et restent : ${list(names)}.`,
  failed: 'Le serveur est injoignable. Vérifiez la connexion, puis réessayez.',
  cancel: 'Annuler',
  close: 'Fermer'
};
