import type { Noun } from '../../nouns.js';

export default {
  one: 'playlist',
  many: 'playlists',
  choose: 'playlist',
  thisOne: 'This playlist',
  none: 'playlist'
} satisfies Noun;
