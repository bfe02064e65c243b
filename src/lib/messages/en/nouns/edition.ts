import type { Noun } from '../../nouns.js';

export default {
  one: 'edition',
  many: 'editions',
  choose: 'edition',
  thisOne: 'This edition',
  none: 'edition'
} satisfies Noun;
