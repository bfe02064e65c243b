import type { Noun } from '../../nouns.js';

export default {
  one: 'spot',
  many: 'spots',
  choose: 'un spot',
  thisOne: 'Ce spot',
  none: 'Aucun spot'
} satisfies Noun;
