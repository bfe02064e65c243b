import { RESOURCE_FIELDS, type FieldName, type ResourceName } from '../../api/objects.js';
import type { ObjectKind, ObjectRow } from '../platform/store/schema.js';

/** A member of entries and bodies, with the column of the register that keeps it. */
const COLUMNS: Readonly<Record<FieldName, keyof ObjectRow>> = {
  ParentId: 'parent_id',
  LocationId: 'location_id',
  MediaGroupId: 'group_id',
  Type: 'type',
  Width: 'width',
  Height: 'height',
  Guid: 'guid'
};

interface Resource {
  readonly kind: Exclude<ObjectKind, 'spot'>;
  /** What its things have besides `Id` and `Name`. */
  readonly fields: readonly FieldName[];
}

const KINDS = {
  Playlists: 'playlist',
  SpotGroups: 'spotGroup',
  Media: 'media',
  MediaGroups: 'mediaGroup',
  Categories: 'category',
  Editions: 'edition',
  Players: 'player',
  Locations: 'location'
} as const satisfies Readonly<Record<ResourceName, Resource['kind']>>;

/** What a list of plain things in the HTTP API holds. */
export function resourceNamed(name: ResourceName): Resource {
  return { kind: KINDS[name], fields: RESOURCE_FIELDS[name] };
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
