import type { CatalogueResource } from '../shared/catalogueResource.js';

export const resource: CatalogueResource = {
  path: 'MediaGroups',
  one: 'media group',
  many: 'media groups',
  fields: [],
  examples: [{ name: 'A media group', body: { Name: 'Videos' } }]
};
