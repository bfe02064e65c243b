import type { CatalogueKind } from '../shared/catalogueKind.js';

export const catalogue: CatalogueKind = {
  noun: {
    en: { one: 'category', many: 'categories', choose: 'category', thisOne: 'This category', none: 'category' },
    de: {
      one: 'Kategorie',
      many: 'Kategorien',
      choose: 'Kategorie',
      thisOne: 'Diese Kategorie',
      none: 'Eine Kategorie'
    },
    fr: {
      one: 'catégorie',
      many: 'catégories',
      choose: 'une catégorie',
      thisOne: 'Cette catégorie',
      none: 'Aucune catégorie'
    }
  },
  isNested: true
};
