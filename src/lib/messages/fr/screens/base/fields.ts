import { grammarOf } from '../../../../language/grammar.js';
import type english from '../../../en/screens/base/fields.js';

const { count, number } = grammarOf('fr');

export default {
  on: 'Activé',
  off: 'Désactivé',
  choose: 'Choisir…',
  emptyItem: '(vide)',
  noLongerAvailable: (item) => `${item} (n’est plus proposé)`,
  unusable: (value) => `Enregistré : ${value}`,

  decrease: 'Diminuer',
  increase: 'Augmenter',
  rounded: (value) => `Arrondi à ${value}`,
  readAs: (value) => `Lu comme ${value}`,

  characters: (used, maximum) => `${number(used)} sur ${count(maximum, 'caractère', 'caractères')}`,
  severalEach: 'Certains signes, comme les émojis, comptent pour plusieurs caractères.',

  text: (position) => `Texte ${position}`,
  from: 'Du',
  to: 'Au'
} satisfies typeof english;
