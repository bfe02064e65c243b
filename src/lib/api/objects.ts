import { Type, type TSchema } from 'typebox';
import { Id, IdQuery, Name, orNull, paged, readable, Search } from './parts.js';

/** What the operations on plain things of the platform (playlists, media, locations …) take and give. */

/** Pixels of one side. */
export const Side = Type.Integer({ minimum: 1, maximum: 100_000, description: 'Pixels' });

const Guid = Type.String({
  maxLength: 36,
  pattern: '^[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}$',
  description: 'UUID; made by the server when it is left out'
});

/** What a body may set; in an entry each can also be null. */
const FIELDS = {
  ParentId: Id,
  LocationId: Id,
  MediaGroupId: Id,
  Type: readable(50, 'For example Image'),
  Width: Side,
  Height: Side,
  Guid
} as const satisfies Readonly<Record<string, TSchema>>;

export type FieldName = keyof typeof FIELDS;

/** The lists of plain things by their path, with what their things have besides `Id` and `Name`. Spots have operations of their own. */
export const RESOURCE_FIELDS = {
  Playlists: [],
  SpotGroups: [],
  Media: ['Type', 'MediaGroupId', 'Width', 'Height'],
  MediaGroups: [],
  Categories: ['ParentId'],
  Editions: ['Guid'],
  Players: ['LocationId'],
  Locations: ['ParentId']
} as const satisfies Readonly<Record<string, readonly FieldName[]>>;

export type ResourceName = keyof typeof RESOURCE_FIELDS;

/** The fields of any of them. */
const fieldsOf = (resource: ResourceName): readonly FieldName[] => RESOURCE_FIELDS[resource];

/** Body of `POST /<resource>`. */
export function bodySchema(resource: ResourceName) {
  const fields = fieldsOf(resource).map((field) => [field, Type.Optional(FIELDS[field])]);
  return Type.Object({ Name, ...(Object.fromEntries(fields) as Record<string, TSchema>) }, { title: `New${resource}` });
}

/** One entry of `GET /<resource>`. */
export function entrySchema(resource: ResourceName) {
  const fields = fieldsOf(resource).map((field) => [field, orNull(FIELDS[field])]);
  const tree = { Path: Type.Array(Type.String()), HasChildren: Type.Boolean() };
  const isTree = fieldsOf(resource).includes('ParentId');
  return Type.Object(
    {
      Id,
      Name: Type.String(),
      ...(Object.fromEntries(fields) as Record<string, TSchema>),
      ...(isTree && tree)
    },
    { title: `${resource}Entry` }
  );
}

export const ObjectsQuery = Type.Object({ ...paged, id: Type.Optional(IdQuery) });

export const PlaylistsQuery = Type.Object({
  ...ObjectsQuery.properties,
  name: Type.Optional(
    Type.String({ ...Search, description: 'Only those whose name contains it; case does not count. Empty: all' })
  )
});
