import type { Noun } from '../../nouns.js';

export default {
  one: 'Kategorie',
  many: 'Kategorien',
  choose: 'Kategorie',
  thisOne: 'Diese Kategorie',
  none: 'keine Kategorie'
} satisfies Noun;
