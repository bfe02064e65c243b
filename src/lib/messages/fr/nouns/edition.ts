import type { Noun } from '../../nouns.js';

export default {
  one: 'édition',
  many: 'éditions',
  choose: 'une édition',
  thisOne: 'Cette édition',
  none: 'Aucune édition'
} satisfies Noun;
