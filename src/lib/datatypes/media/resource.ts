import type { CatalogueResource } from '../shared/catalogueResource.js';

export const resource: CatalogueResource = {
  path: 'Media',
  one: 'media',
  many: 'media',
  fields: ['Type', 'MediaGroupId', 'Width', 'Height'],
  examples: [
    { name: 'A picture', body: { Name: 'Sunset.jpg', Type: 'Image', MediaGroupId: 1, Width: 1920, Height: 1080 } }
  ]
};
