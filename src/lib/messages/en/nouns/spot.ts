import type { Noun } from '../../nouns.js';

export default {
  one: 'spot',
  many: 'spots',
  choose: 'spot',
  thisOne: 'This spot',
  none: 'spot'
} satisfies Noun;
