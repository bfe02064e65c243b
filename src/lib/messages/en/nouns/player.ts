import type { Noun } from '../../nouns.js';

export default {
  one: 'player',
  many: 'players',
  choose: 'player',
  thisOne: 'This player',
  none: 'player'
} satisfies Noun;
