import type { CatalogueKind } from '../shared/catalogueKind.js';

export const catalogue: CatalogueKind = {
  noun: {
    en: { one: 'location', many: 'locations', choose: 'location', thisOne: 'This location', none: 'location' },
    de: { one: 'Standort', many: 'Standorte', choose: 'Standort', thisOne: 'Diesen Standort', none: 'Einen Standort' },
    fr: { one: 'site', many: 'sites', choose: 'un site', thisOne: 'Ce site', none: 'Aucun site' }
  },
  isNested: true
};
