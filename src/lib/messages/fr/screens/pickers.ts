import { grammarOf } from '../../../language/grammar.js';
import { ofEachNoun, type Noun } from '../../nouns.js';
import nouns from '../nouns.js';
import type english from '../../en/screens/pickers.js';

const { count, number, quote } = grammarOf('fr');

const kind = ({ one, many, choose, thisOne }: Noun) => ({
  many,
  choose: `Choisir ${choose}`,
  search: `Rechercher parmi les ${many}`,
  count: (total: number) => count(total, one, many),
  none: `Cette plateforme ne contient pas encore de ${many}.`,
  noMatch: (search: string) => `Aucun résultat parmi les ${many} pour ${quote(search)}.`,
  missing: `${thisOne} n’existe plus. Retirez cet objet ou choisissez-en un autre.`
});

export default {
  done: 'Terminé',
  palette: {
    open: 'Choisir une couleur',
    colour: 'Couleur',
    opacity: 'Opacité',
    brand: 'Couleurs de la marque',
    editBrand: 'Modifier les couleurs de la marque',
    brandName: 'Nom',
    addBrand: (colour) => `Ajouter ${colour}`,
    removeBrand: (name) => `Retirer ${name}`,
    notSaved: 'Non enregistré : le serveur est injoignable.',
    used: 'Dans ce widget',
    recent: 'Récemment utilisées'
  },
  used: (now, most) => `${number(now)} sur ${number(most)}`,
  entries: 'Entrées',
  noEntry: 'Aucune entrée ne contient ce texte.',
  addText: 'Ajouter un texte',
  reorder: {
    remove: (name) => `Retirer ${name}`,
    moveUp: (name) => `Monter ${name}`,
    moveDown: (name) => `Descendre ${name}`,
    dragHint: 'Faites glisser pour changer l’ordre, ou utilisez Alt+↑ et Alt+↓',
    moved: (name, position, total) => `${name} est maintenant en position ${position} sur ${number(total)}`,
    removed: (name) => `${name} retiré`
  },
  /** Of a range of dates. */
  range: {
    zone: 'Fuseau horaire',
    zoneSearch: 'Ville ou région',
    zoneNone: 'Aucun fuseau horaire de ce nom',
    zoneOff:
      'La saisie du fuseau horaire est désactivée sur cette plateforme. Les heures sont enregistrées sans fuseau.',
    zoneNeedsTime: 'Ce widget demande un fuseau horaire, mais pas d’heure : aucun fuseau ne peut donc être saisi.',
    gap: (zone) => `Cette heure n’existe pas à ${zone} : l’horloge y est avancée. Heures les plus proches :`,
    twice: (zone) => `Cette heure existe deux fois à ${zone} : l’horloge y est retardée. Laquelle ?`,
    twiceFirst: (offset) => `La première (${offset})`,
    twiceSecond: (offset) => `La seconde (${offset})`,
    stored: (range) => `Enregistré comme ${range}`
  },
  close: 'Fermer',
  retry: 'Réessayer',
  loadFailed: 'La liste n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.',
  loading: 'Chargement…',
  change: 'Choisir autre chose',
  full: (most) => `Le maximum de ${number(most)} est atteint. Pour choisir autre chose, retirez d’abord un élément.`,
  treeHint: 'Saisissez du texte pour rechercher, ou ↓ pour parcourir l’arborescence',
  noneHint: 'Ces objets se créent dans la plateforme. Dès qu’il y en a un, vous pourrez le choisir ici.',
  noMatchHint:
    'Chaque mot doit figurer dans le nom ou dans la ligne en dessous. Les majuscules et les accents ne comptent pas.',
  lately: 'Récemment utilisés',
  filters: {
    type: 'Type',
    anyType: 'Tous les types',
    types: { Image: 'Images', Video: 'Vidéos', Document: 'Documents', Audio: 'Sons' },
    size: 'Taille',
    anySize: 'Toutes les tailles',
    sizes: { hd: 'HD ou plus', 'full-hd': 'Full HD ou plus', '4k': '4K ou plus' },
    none: 'Aucun média de ce type et de cette taille.',
    clear: 'Afficher tous les types et toutes les tailles'
  },
  kinds: ofEachNoun(nouns, kind)
} satisfies typeof english;
