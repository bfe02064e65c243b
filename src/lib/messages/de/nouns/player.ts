import type { Noun } from '../../nouns.js';

export default {
  one: 'Player',
  many: 'Player',
  choose: 'Player',
  thisOne: 'Diesen Player',
  none: 'keinen Player'
} satisfies Noun;
