import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/dashboards.js';

const { number } = grammarOf('fr');

export default {
  tileFaults: {
    'tile-id-twice': 'Une autre vignette a le même Id.',
    'tile-outside': 'Dépasse les trois emplacements.',
    'tile-overlapping': 'Chevauche une autre vignette.',
    'tile-size-not-allowed': 'Les Options du widget n’autorisent pas autant d’emplacements ou de lignes.'
  },
  tilesInvalid: 'Le tableau de bord n’a pas été enregistré, car ses vignettes ne peuvent pas être disposées ainsi.',
  notFound: 'Aucun tableau de bord ne porte ce numéro. Il a peut-être été supprimé.',
  notInTrash:
    'Aucun tableau de bord de la corbeille ne porte ce numéro. Il a peut-être été restauré ou supprimé définitivement.',
  noUser:
    'Cette clé n’appartient à aucun utilisateur ; elle ne peut donc pas avoir de tableau de bord personnel. Elle peut créer des tableaux de bord partagés.',
  tooMany: (most: number) =>
    `Il y a déjà ${number(most)} tableaux de bord, le maximum. Ceux de la corbeille comptent : supprimez-en d’abord définitivement.`,
  lastShared:
    'C’est le seul tableau de bord visible par tous ; il ne peut pas être supprimé. Vous pouvez le vider ou le renommer.',
  changedMeanwhile: 'Quelqu’un d’autre a modifié ce tableau de bord entre-temps. Rien n’a été écrasé.'
} satisfies typeof english;
