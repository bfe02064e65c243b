import type { SelectionTypeName } from '../../ascdata/dataTypeNames.js';

/** What an entry of a list can have besides `Id` and `Name`. */
export type FieldName = 'ParentId' | 'LocationId' | 'MediaGroupId' | 'Type' | 'Width' | 'Height' | 'Guid';

/** The list of the objects of one kind in the HTTP API. */
export interface CatalogueResource {
  /** `Editions` in `/api/Editions`. */
  readonly path: string;
  /** In the summaries of its operations. */
  readonly one: string;
  readonly many: string;
  readonly fields: readonly FieldName[];
  /** Bodies that create one; a test sends each of them unchanged. */
  readonly examples: readonly { readonly name: string; readonly body: Readonly<Record<string, unknown>> }[];
}

/** The lists of the HTTP API by the selection that holds their objects. Spots have operations of their own. */
export const resources: Readonly<Record<Exclude<SelectionTypeName, 'spot'>, CatalogueResource>> = {
  category: {
    path: 'Categories',
    one: 'category',
    many: 'categories',
    fields: ['ParentId'],
    examples: [
      { name: 'A category', body: { Name: 'Travel' } },
      { name: 'Below another', body: { Name: 'Dinner', ParentId: 1 } }
    ]
  },
  edition: {
    path: 'Editions',
    one: 'edition',
    many: 'editions',
    fields: ['Guid'],
    examples: [
      { name: 'An edition', body: { Name: 'Evening', Guid: '0f3c6d1e-2f5b-4a77-9a3e-5d1d0c6b7a88' } },
      { name: 'A Guid is made', body: { Name: 'Night' } }
    ]
  },
  location: {
    path: 'Locations',
    one: 'location',
    many: 'locations',
    fields: ['ParentId'],
    examples: [
      { name: 'A country', body: { Name: 'Italy' } },
      { name: 'A town', body: { Name: 'Graz', ParentId: 1 } }
    ]
  },
  media: {
    path: 'Media',
    one: 'media',
    many: 'media',
    fields: ['Type', 'MediaGroupId', 'Width', 'Height'],
    examples: [
      { name: 'A picture', body: { Name: 'Sunset.jpg', Type: 'Image', MediaGroupId: 1, Width: 1920, Height: 1080 } }
    ]
  },
  mediaGroup: {
    path: 'MediaGroups',
    one: 'media group',
    many: 'media groups',
    fields: [],
    examples: [{ name: 'A media group', body: { Name: 'Videos' } }]
  },
  player: {
    path: 'Players',
    one: 'player',
    many: 'players',
    fields: ['LocationId'],
    examples: [{ name: 'A player', body: { Name: 'Exit', LocationId: 2 } }]
  },
  spotGroup: {
    path: 'SpotGroups',
    one: 'spot group',
    many: 'spot groups',
    fields: [],
    examples: [{ name: 'A spot group', body: { Name: 'Summer' } }]
  }
};
