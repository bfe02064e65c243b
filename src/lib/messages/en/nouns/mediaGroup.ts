import type { Noun } from '../../nouns.js';

export default {
  one: 'media group',
  many: 'media groups',
  choose: 'media group',
  thisOne: 'This media group',
  none: 'media group'
} satisfies Noun;
