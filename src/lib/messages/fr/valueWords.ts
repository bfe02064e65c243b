import type english from '../en/valueWords.js';

export default {
  on: 'activé',
  off: 'désactivé',
  empty: 'vide',
  today: 'aujourd’hui',
  from: 'à partir du',
  until: 'jusqu’au',
  more: 'de plus'
} satisfies typeof english;
