import type { Noun } from '../nouns.js';

export default {
  category: {
    one: 'Kategorie',
    many: 'Kategorien',
    choose: 'Kategorie',
    thisOne: 'Diese Kategorie',
    none: 'keine Kategorie'
  },
  edition: {
    one: 'Ausgabe',
    many: 'Ausgaben',
    choose: 'Ausgabe',
    thisOne: 'Diese Ausgabe',
    none: 'keine Ausgabe'
  },
  location: {
    one: 'Standort',
    many: 'Standorte',
    choose: 'Standort',
    thisOne: 'Diesen Standort',
    none: 'keinen Standort'
  },
  media: {
    one: 'Medium',
    many: 'Medien',
    choose: 'Medium',
    thisOne: 'Dieses Medium',
    none: 'kein Medium'
  },
  mediaGroup: {
    one: 'Mediengruppe',
    many: 'Mediengruppen',
    choose: 'Mediengruppe',
    thisOne: 'Diese Mediengruppe',
    none: 'keine Mediengruppe'
  },
  player: {
    one: 'Player',
    many: 'Player',
    choose: 'Player',
    thisOne: 'Diesen Player',
    none: 'keinen Player'
  },
  playlist: {
    one: 'Playlist',
    many: 'Playlists',
    choose: 'Playlist',
    thisOne: 'Diese Playlist',
    none: 'keine Playlist'
  },
  spot: {
    one: 'Spot',
    many: 'Spots',
    choose: 'Spot',
    thisOne: 'Diesen Spot',
    none: 'keinen Spot'
  },
  spotGroup: {
    one: 'Spotgruppe',
    many: 'Spotgruppen',
    choose: 'Spotgruppe',
    thisOne: 'Diese Spotgruppe',
    none: 'keine Spotgruppe'
  }
} satisfies Readonly<Record<string, Noun>>;
