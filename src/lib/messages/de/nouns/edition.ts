import type { Noun } from '../../nouns.js';

export default {
  one: 'Ausgabe',
  many: 'Ausgaben',
  choose: 'Ausgabe',
  thisOne: 'Diese Ausgabe',
  none: 'keine Ausgabe'
} satisfies Noun;
