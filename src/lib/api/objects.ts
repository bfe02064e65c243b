import { Type, type TSchema } from 'typebox';
import type { FieldName } from '../datatypes/selection/resources.js';
import { Id, IdQuery, Name, orNull, paged, lineOfText, Search } from './parts.js';

/** What the operations on plain things of the platform (playlists, media, locations …) take and give. */

export const SideLength = Type.Integer({ minimum: 1, maximum: 100_000, description: 'Pixels' });

const Guid = Type.String({
  maxLength: 36,
  pattern: '^[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}$',
  description: 'UUID; the server creates one if it is left out'
});

/** What a body may set; in an entry each can also be null. */
const FIELDS = {
  ParentId: Id,
  LocationId: Id,
  MediaGroupId: Id,
  Type: lineOfText(50, 'For example Image'),
  Width: SideLength,
  Height: SideLength,
  Guid
} as const satisfies Readonly<Record<FieldName, TSchema>>;

/** A list by its path, with what its things have besides `Id` and `Name`. */
interface Listed {
  readonly path: string;
  readonly fields: readonly FieldName[];
}

/** Body of `POST /<resource>`. */
export function bodySchema({ path, fields }: Listed) {
  const own = fields.map((field) => [field, Type.Optional(FIELDS[field])]);
  return Type.Object({ Name, ...(Object.fromEntries(own) as Record<string, TSchema>) }, { title: `New${path}` });
}

/** One entry of `GET /<resource>`. */
export function entrySchema({ path, fields }: Listed) {
  const own = fields.map((field) => [field, orNull(FIELDS[field])]);
  const tree = { Path: Type.Array(Type.String()), HasChildren: Type.Boolean() };
  const isTree = fields.includes('ParentId');
  return Type.Object(
    {
      Id,
      Name: Type.String(),
      ...(Object.fromEntries(own) as Record<string, TSchema>),
      ...(isTree && tree)
    },
    { title: `${path}Entry` }
  );
}

export const ObjectsQuery = Type.Object({ ...paged, id: Type.Optional(IdQuery) });

export const PlaylistsQuery = Type.Object({
  ...ObjectsQuery.properties,
  name: Type.Optional(
    Type.String({ ...Search, description: 'Only those whose name contains it; case is ignored. Empty: all' })
  )
});
