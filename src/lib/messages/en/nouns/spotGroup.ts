import type { Noun } from '../../nouns.js';

export default {
  one: 'spot group',
  many: 'spot groups',
  choose: 'spot group',
  thisOne: 'This spot group',
  none: 'spot group'
} satisfies Noun;
