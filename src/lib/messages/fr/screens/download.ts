import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/download.js';

const { quote } = grammarOf('fr');

export default {
  title: (name) => `Télécharger ${quote(name)}`,
  uploaded: 'Le paquet du modèle',
  uploadedHint: 'Sans les valeurs enregistrées ici.',
  now: 'Tel qu’il est maintenant',
  nowHint:
    'Avec les valeurs enregistrées comme valeurs par défaut, pour l’utiliser ailleurs. Remplacer ce widget par ce paquet ne change rien.',
  unsaved: 'Les modifications non enregistrées ne sont pas incluses.',
  download: 'Télécharger',
  cancel: 'Annuler',
  close: 'Fermer'
} satisfies typeof english;
