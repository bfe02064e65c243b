import type { Noun } from '../../nouns.js';

export default {
  one: 'Mediengruppe',
  many: 'Mediengruppen',
  choose: 'Mediengruppe',
  thisOne: 'Diese Mediengruppe',
  none: 'keine Mediengruppe'
} satisfies Noun;
