import type { CatalogueKind } from '../shared/catalogueKind.js';

export const catalogue: CatalogueKind = {
  noun: {
    en: { one: 'player', many: 'players', choose: 'player', thisOne: 'This player', none: 'player' },
    de: { one: 'Player', many: 'Player', choose: 'Player', thisOne: 'Diesen Player', none: 'Einen Player' },
    fr: { one: 'lecteur', many: 'lecteurs', choose: 'un lecteur', thisOne: 'Ce lecteur', none: 'Aucun lecteur' }
  }
};
