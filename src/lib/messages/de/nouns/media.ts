import type { Noun } from '../../nouns.js';

export default {
  one: 'Medium',
  many: 'Medien',
  choose: 'Medium',
  thisOne: 'Dieses Medium',
  none: 'kein Medium'
} satisfies Noun;
