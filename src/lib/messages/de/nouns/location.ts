import type { Noun } from '../../nouns.js';

export default {
  one: 'Standort',
  many: 'Standorte',
  choose: 'Standort',
  thisOne: 'Diesen Standort',
  none: 'keinen Standort'
} satisfies Noun;
