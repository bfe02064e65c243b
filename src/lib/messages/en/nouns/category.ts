import type { Noun } from '../../nouns.js';

export default {
  one: 'category',
  many: 'categories',
  choose: 'category',
  thisOne: 'This category',
  none: 'category'
} satisfies Noun;
