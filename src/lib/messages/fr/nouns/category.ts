import type { Noun } from '../../nouns.js';

export default {
  one: 'catégorie',
  many: 'catégories',
  choose: 'une catégorie',
  thisOne: 'Cette catégorie',
  none: 'Aucune catégorie'
} satisfies Noun;
