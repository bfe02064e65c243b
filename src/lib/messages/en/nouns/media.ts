import type { Noun } from '../../nouns.js';

export default {
  one: 'media item',
  many: 'media',
  choose: 'media',
  thisOne: 'This media item',
  none: 'media item'
} satisfies Noun;
