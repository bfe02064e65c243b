import type { Noun } from '../nouns.js';

export default {
  category: {
    one: 'catégorie',
    many: 'catégories',
    choose: 'une catégorie',
    thisOne: 'Cette catégorie',
    none: 'Aucune catégorie'
  },
  edition: {
    one: 'édition',
    many: 'éditions',
    choose: 'une édition',
    thisOne: 'Cette édition',
    none: 'Aucune édition'
  },
  location: {
    one: 'site',
    many: 'sites',
    choose: 'un site',
    thisOne: 'Ce site',
    none: 'Aucun site'
  },
  media: {
    one: 'média',
    many: 'médias',
    choose: 'un média',
    thisOne: 'Ce média',
    none: 'Aucun média'
  },
  mediaGroup: {
    one: 'groupe de médias',
    many: 'groupes de médias',
    choose: 'un groupe de médias',
    thisOne: 'Ce groupe de médias',
    none: 'Aucun groupe de médias'
  },
  player: {
    one: 'lecteur',
    many: 'lecteurs',
    choose: 'un lecteur',
    thisOne: 'Ce lecteur',
    none: 'Aucun lecteur'
  },
  playlist: {
    one: 'playlist',
    many: 'playlists',
    choose: 'une playlist',
    thisOne: 'Cette playlist',
    none: 'Aucune playlist'
  },
  spot: {
    one: 'spot',
    many: 'spots',
    choose: 'un spot',
    thisOne: 'Ce spot',
    none: 'Aucun spot'
  },
  spotGroup: {
    one: 'groupe de spots',
    many: 'groupes de spots',
    choose: 'un groupe de spots',
    thisOne: 'Ce groupe de spots',
    none: 'Aucun groupe de spots'
  }
} satisfies Readonly<Record<string, Noun>>;
