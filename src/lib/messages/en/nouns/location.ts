import type { Noun } from '../../nouns.js';

export default {
  one: 'location',
  many: 'locations',
  choose: 'location',
  thisOne: 'This location',
  none: 'location'
} satisfies Noun;
