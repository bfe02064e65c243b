import type { CatalogueKind } from '../shared/catalogueKind.js';

export const catalogue: CatalogueKind = {
  noun: {
    en: { one: 'spot', many: 'spots', choose: 'spot', thisOne: 'This spot', none: 'spot' },
    de: { one: 'Spot', many: 'Spots', choose: 'Spot', thisOne: 'Diesen Spot', none: 'Einen Spot' },
    fr: { one: 'spot', many: 'spots', choose: 'un spot', thisOne: 'Ce spot', none: 'Aucun spot' }
  },
  hasShape: true
};
