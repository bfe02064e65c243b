import type { CatalogueResource } from '../shared/catalogueResource.js';

export const resource: CatalogueResource = {
  path: 'Players',
  one: 'player',
  many: 'players',
  fields: ['LocationId'],
  examples: [{ name: 'A player', body: { Name: 'Exit', LocationId: 2 } }]
};
