import { resources, type CatalogueResource, type FieldName } from '../../datatypes/selection/resources.js';
import type { ObjectKind, ObjectRow } from '../platform/store/schema.js';

/** A member of entries and bodies, with its column in the register. */
const COLUMNS: Readonly<Record<FieldName, keyof ObjectRow>> = {
  ParentId: 'parent_id',
  LocationId: 'location_id',
  MediaGroupId: 'group_id',
  Type: 'type',
  Width: 'width',
  Height: 'height',
  Guid: 'guid'
};

type Kind = Exclude<ObjectKind, 'spot'>;

/** A list of simple objects in the HTTP API. */
export interface ObjectResource extends CatalogueResource {
  readonly kind: Kind;
}

/** Playlists, which no selection uses. */
const PLAYLISTS: ObjectResource = {
  kind: 'playlist',
  path: 'Playlists',
  one: 'playlist',
  many: 'playlists',
  fields: [],
  examples: [{ name: 'A playlist', body: { Name: 'Morning' } }]
};

/** Playlists, and what the selections declare. */
export const RESOURCES: readonly ObjectResource[] = [
  PLAYLISTS,
  ...Object.entries(resources).map(([kind, resource]) => ({ ...resource, kind: kind as Kind }))
];

/** @throws Error for an unknown path */
export function resourceAt(path: string): ObjectResource {
  const found = RESOURCES.find((resource) => resource.path === path);
  if (!found) throw new Error(`No DataType declares the list ${path}.`);
  return found;
}

/** The columns that a body sets. */
export function columnsOf(fields: readonly FieldName[], body: Readonly<Record<string, unknown>>): Partial<ObjectRow> {
  const given = fields.filter((field) => body[field] !== undefined);
  return Object.fromEntries(given.map((field) => [COLUMNS[field], body[field]]));
}

/** The members that a row has in an entry. */
export function fieldsOf(fields: readonly FieldName[], row: ObjectRow): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, row[COLUMNS[field]]]));
}
