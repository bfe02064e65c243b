import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/findingList.js';

const { number } = grammarOf('fr');

export default {
  severity: { error: 'Erreur', warning: 'Avertissement', info: 'Remarque' },
  place: (line, column) => `ascData.json, ligne ${line}, colonne ${column}`,
  showAll: (n) => `Tout afficher (${number(n)})`,
  showFewer: 'Afficher moins'
} satisfies typeof english;
