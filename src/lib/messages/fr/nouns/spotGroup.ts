import type { Noun } from '../../nouns.js';

export default {
  one: 'groupe de spots',
  many: 'groupes de spots',
  choose: 'un groupe de spots',
  thisOne: 'Ce groupe de spots',
  none: 'Aucun groupe de spots'
} satisfies Noun;
