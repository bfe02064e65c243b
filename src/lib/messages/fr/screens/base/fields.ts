import { grammarOf } from '../../../../language/grammar.js';
import type english from '../../../en/screens/base/fields.js';

const { count, number } = grammarOf('fr');

export default {
  on: 'Activé',
  off: 'Désactivé',
  choose: 'Choisir…',
  emptyItem: '(vide)',
  entries: 'Entrées',
  noEntry: 'Aucune entrée ne contient ce texte.',
  noLongerAvailable: (item) => `${item} (n’est plus proposé)`,
  unusable: (value) => `Enregistré : ${value}`,

  decrease: 'Diminuer',
  increase: 'Augmenter',
  rounded: (value) => `Arrondi à ${value}`,

  characters: (used, maximum) => `${number(used)} sur ${count(maximum, 'caractère', 'caractères')}`,
  severalEach: 'Certains signes, comme les émojis, comptent pour plusieurs caractères.',
  text: (position) => `Texte ${position}`,
  addText: 'Ajouter un texte',

  remove: (name) => `Retirer ${name}`,
  moveUp: (name) => `Monter ${name}`,
  moveDown: (name) => `Descendre ${name}`,
  dragHint: 'Faites glisser pour changer l’ordre, ou utilisez Alt+↑ et Alt+↓',
  moved: (name, position, total) => `${name} est maintenant en position ${position} sur ${number(total)}`,
  removed: (name) => `${name} retiré`,
  used: (now, most) => `${number(now)} sur ${number(most)}`,

  openPalette: 'Choisir une couleur',
  colour: 'Couleur',
  opacity: 'Opacité',
  recentColours: 'Récemment utilisées',

  from: 'Du',
  to: 'Au',
  zone: 'Fuseau horaire',
  zoneSearch: 'Ville ou région',
  zoneNone: 'Aucun fuseau horaire de ce nom',
  zoneOff: 'La saisie du fuseau horaire est désactivée sur cette plateforme. Les heures sont enregistrées sans fuseau.',
  zoneNeedsTime: 'Ce widget demande un fuseau horaire, mais pas d’heure : aucun fuseau ne peut donc être saisi.',
  gap: (zone) => `Cette heure n’existe pas à ${zone} : l’horloge y est avancée. Heures les plus proches :`,
  twice: (zone) => `Cette heure existe deux fois à ${zone} : l’horloge y est retardée. Laquelle ?`,
  twiceFirst: (offset) => `La première (${offset})`,
  twiceSecond: (offset) => `La seconde (${offset})`,
  stored: (range) => `Enregistré comme ${range}`,

  done: 'Terminé'
} satisfies typeof english;
