import type { CatalogueKind } from '../shared/catalogueKind.js';

export const catalogue: CatalogueKind = {
  noun: {
    en: {
      one: 'media group',
      many: 'media groups',
      choose: 'media group',
      thisOne: 'This media group',
      none: 'media group'
    },
    de: {
      one: 'Mediengruppe',
      many: 'Mediengruppen',
      choose: 'Mediengruppe',
      thisOne: 'Diese Mediengruppe',
      none: 'Eine Mediengruppe'
    }
  }
};
