import type { Noun } from '../../nouns.js';

export default {
  one: 'Playlist',
  many: 'Playlists',
  choose: 'Playlist',
  thisOne: 'Diese Playlist',
  none: 'keine Playlist'
} satisfies Noun;
