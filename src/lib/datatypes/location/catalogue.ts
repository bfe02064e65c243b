import type { CatalogueKind } from '../shared/catalogueKind.js';

export const catalogue: CatalogueKind = {
  noun: {
    en: { one: 'location', many: 'locations', choose: 'location', thisOne: 'This location', none: 'location' },
    de: { one: 'Standort', many: 'Standorte', choose: 'Standort', thisOne: 'Diesen Standort', none: 'Einen Standort' }
  },
  isNested: true
};
