import type { CatalogueResource } from '../shared/catalogueResource.js';

export const resource: CatalogueResource = {
  path: 'Editions',
  one: 'edition',
  many: 'editions',
  fields: ['Guid'],
  examples: [
    { name: 'An edition', body: { Name: 'Evening', Guid: '0f3c6d1e-2f5b-4a77-9a3e-5d1d0c6b7a88' } },
    { name: 'A Guid is made', body: { Name: 'Night' } }
  ]
};
