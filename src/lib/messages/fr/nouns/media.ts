import type { Noun } from '../../nouns.js';

export default {
  one: 'média',
  many: 'médias',
  choose: 'un média',
  thisOne: 'Ce média',
  none: 'Aucun média'
} satisfies Noun;
