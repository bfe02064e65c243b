import type { CatalogueKind } from '../shared/catalogueKind.js';

export const catalogue: CatalogueKind = {
  noun: {
    en: {
      one: 'spot group',
      many: 'spot groups',
      choose: 'spot group',
      thisOne: 'This spot group',
      none: 'spot group'
    },
    de: {
      one: 'Spotgruppe',
      many: 'Spotgruppen',
      choose: 'Spotgruppe',
      thisOne: 'Diese Spotgruppe',
      none: 'Eine Spotgruppe'
    }
  },
  hasTemplates: true
};
