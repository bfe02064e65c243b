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
    },
    fr: {
      one: 'groupe de médias',
      many: 'groupes de médias',
      choose: 'un groupe de médias',
      thisOne: 'Ce groupe de médias',
      none: 'Aucun groupe de médias'
    }
  }
};
