import type english from '../en/valueWords.js';

export default {
  on: 'an',
  off: 'aus',
  empty: 'leer',
  today: 'heute',
  from: 'ab',
  until: 'bis',
  more: 'weitere'
} satisfies typeof english;
