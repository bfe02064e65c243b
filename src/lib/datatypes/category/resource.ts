import type { CatalogueResource } from '../shared/catalogueResource.js';

export const resource: CatalogueResource = {
  path: 'Categories',
  one: 'category',
  many: 'categories',
  fields: ['ParentId'],
  examples: [
    { name: 'A category', body: { Name: 'Travel' } },
    { name: 'Below another', body: { Name: 'Dinner', ParentId: 1 } }
  ]
};
