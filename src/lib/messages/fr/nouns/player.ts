import type { Noun } from '../../nouns.js';

export default {
  one: 'lecteur',
  many: 'lecteurs',
  choose: 'un lecteur',
  thisOne: 'Ce lecteur',
  none: 'Aucun lecteur'
} satisfies Noun;
