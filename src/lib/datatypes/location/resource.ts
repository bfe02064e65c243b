import type { CatalogueResource } from '../shared/catalogueResource.js';

export const resource: CatalogueResource = {
  path: 'Locations',
  one: 'location',
  many: 'locations',
  fields: ['ParentId'],
  examples: [
    { name: 'A country', body: { Name: 'Italy' } },
    { name: 'A town', body: { Name: 'Graz', ParentId: 1 } }
  ]
};
