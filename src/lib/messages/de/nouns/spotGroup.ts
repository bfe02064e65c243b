import type { Noun } from '../../nouns.js';

export default {
  one: 'Spotgruppe',
  many: 'Spotgruppen',
  choose: 'Spotgruppe',
  thisOne: 'Diese Spotgruppe',
  none: 'keine Spotgruppe'
} satisfies Noun;
