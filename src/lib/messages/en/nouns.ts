import type { Noun } from '../nouns.js';

export default {
  category: {
    one: 'category',
    many: 'categories',
    choose: 'category',
    thisOne: 'This category',
    none: 'category'
  },
  edition: {
    one: 'edition',
    many: 'editions',
    choose: 'edition',
    thisOne: 'This edition',
    none: 'edition'
  },
  location: {
    one: 'location',
    many: 'locations',
    choose: 'location',
    thisOne: 'This location',
    none: 'location'
  },
  media: {
    one: 'media item',
    many: 'media',
    choose: 'media',
    thisOne: 'This media item',
    none: 'media item'
  },
  mediaGroup: {
    one: 'media group',
    many: 'media groups',
    choose: 'media group',
    thisOne: 'This media group',
    none: 'media group'
  },
  player: {
    one: 'player',
    many: 'players',
    choose: 'player',
    thisOne: 'This player',
    none: 'player'
  },
  playlist: {
    one: 'playlist',
    many: 'playlists',
    choose: 'playlist',
    thisOne: 'This playlist',
    none: 'playlist'
  },
  spot: {
    one: 'spot',
    many: 'spots',
    choose: 'spot',
    thisOne: 'This spot',
    none: 'spot'
  },
  spotGroup: {
    one: 'spot group',
    many: 'spot groups',
    choose: 'spot group',
    thisOne: 'This spot group',
    none: 'spot group'
  }
} satisfies Readonly<Record<string, Noun>>;
