import type { Noun } from '../../nouns.js';

export default {
  one: 'Spot',
  many: 'Spots',
  choose: 'Spot',
  thisOne: 'Diesen Spot',
  none: 'keinen Spot'
} satisfies Noun;
