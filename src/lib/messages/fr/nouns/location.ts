import type { Noun } from '../../nouns.js';

export default {
  one: 'site',
  many: 'sites',
  choose: 'un site',
  thisOne: 'Ce site',
  none: 'Aucun site'
} satisfies Noun;
