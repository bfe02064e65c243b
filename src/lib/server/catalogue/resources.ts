import type { ObjectKind, ObjectRow } from '../platform/store/schema.js';

/** A member of entries and bodies, with the column of the register that keeps it. */
const COLUMNS = {
  ParentId: 'parent_id',
  LocationId: 'location_id',
  MediaGroupId: 'group_id',
  Type: 'type',
  Width: 'width',
  Height: 'height',
  Guid: 'guid'
} as const satisfies Record<string, keyof ObjectRow>;

export type FieldName = keyof typeof COLUMNS;

interface Resource {
  readonly kind: Exclude<ObjectKind, 'spot'>;
  /** What its things have besides `Id` and `Name`. */
  readonly fields: readonly FieldName[];
}

/** The lists of the HTTP API that hold plain things, by their path. Spots have operations of their own. */
export const RESOURCES = {
  Playlists: { kind: 'playlist', fields: [] },
  SpotGroups: { kind: 'spotGroup', fields: [] },
  Media: { kind: 'media', fields: ['Type', 'MediaGroupId', 'Width', 'Height'] },
  MediaGroups: { kind: 'mediaGroup', fields: [] },
  Categories: { kind: 'category', fields: ['ParentId'] },
  Editions: { kind: 'edition', fields: ['Guid'] },
  Players: { kind: 'player', fields: ['LocationId'] },
  Locations: { kind: 'location', fields: ['ParentId'] }
} as const satisfies Record<string, Resource>;

export type ResourceName = keyof typeof RESOURCES;

export function resourceNamed(name: ResourceName): Resource {
  return RESOURCES[name];
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
