import type { Noun } from '../../nouns.js';

export default {
  one: 'playlist',
  many: 'playlists',
  choose: 'une playlist',
  thisOne: 'Cette playlist',
  none: 'Aucune playlist'
} satisfies Noun;
