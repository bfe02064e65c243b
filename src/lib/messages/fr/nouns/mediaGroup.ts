import type { Noun } from '../../nouns.js';

export default {
  one: 'groupe de médias',
  many: 'groupes de médias',
  choose: 'un groupe de médias',
  thisOne: 'Ce groupe de médias',
  none: 'Aucun groupe de médias'
} satisfies Noun;
