import { Type, type TSchema } from 'typebox';
import { RESOURCES, type FieldName, type ResourceName } from './resources.js';
import { Id, Name, readable } from '../platform/http/schemas.js';

/** Pixels of one side. */
export const Side = Type.Integer({ minimum: 1, maximum: 100_000, description: 'Pixels' });

const Guid = Type.String({
  maxLength: 36,
  pattern: '^[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}$',
  description: 'UUID; made by the server when it is left out'
});

/** What a body may set; in an entry each can also be null. */
const FIELDS: Readonly<Record<FieldName, TSchema>> = {
  ParentId: Id,
  LocationId: Id,
  MediaGroupId: Id,
  Type: readable(50, 'For example Image'),
  Width: Side,
  Height: Side,
  Guid
};

/** Body of `POST /<resource>`. */
export function bodySchema(resource: ResourceName) {
  const fields = RESOURCES[resource].fields.map((field) => [field, Type.Optional(FIELDS[field])]);
  return Type.Object({ Name, ...(Object.fromEntries(fields) as Record<string, TSchema>) }, { title: `New${resource}` });
}

/** One entry of `GET /<resource>`. */
export function entrySchema(resource: ResourceName) {
  const fields = RESOURCES[resource].fields.map((field) => [field, Type.Union([FIELDS[field], Type.Null()])]);
  const tree = { Path: Type.Array(Type.String()), HasChildren: Type.Boolean() };
  const isTree = RESOURCES[resource].fields.some((field) => field === 'ParentId');
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
