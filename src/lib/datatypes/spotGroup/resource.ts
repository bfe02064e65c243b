import type { CatalogueResource } from '../shared/catalogueResource.js';

export const resource: CatalogueResource = {
  path: 'SpotGroups',
  one: 'spot group',
  many: 'spot groups',
  fields: [],
  examples: [{ name: 'A spot group', body: { Name: 'Summer' } }]
};
