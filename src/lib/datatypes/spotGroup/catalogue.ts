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
    },
    fr: {
      one: 'groupe de spots',
      many: 'groupes de spots',
      choose: 'un groupe de spots',
      thisOne: 'Ce groupe de spots',
      none: 'Aucun groupe de spots'
    }
  },
  hasTemplates: true
};
