import { Type, type Static } from 'typebox';
import { Cursor, DateTime, Id, Limit, Name, orNull } from './parts.js';

/** What the operations under `/api/Updates` take and give. */

/** What a version looks like: up to eight numbers between dots. */
export const VERSION_PATTERN = '^\\d{1,9}(?:\\.\\d{1,9}){0,7}$';

const Version = Type.String({
  pattern: VERSION_PATTERN,
  maxLength: 80,
  description: 'Numbers between dots, compared number by number: 1.10 is newer than 1.9'
});

export const UpdateSchema = Type.Object(
  {
    Id,
    Version,
    MinVersion: orNull(Version),
    FileName: Type.String(),
    Size: Type.Integer({ minimum: 1, description: 'In bytes' }),
    Sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    Url: Type.String({ description: 'Of the file: relative, resolved against `{base_url}/`' }),
    CreatedAt: DateTime
  },
  { title: 'Update' }
);

export const UpdatesQuery = Type.Object({
  version: Type.Optional(Version),
  playerId: Type.Optional(Id),
  limit: Type.Optional(Limit),
  cursor: Type.Optional(Cursor)
});

/** What comes with the file: as fields of a multipart body, or in the query. */
export const UpdateFieldsSchema = Type.Object({
  Version,
  FileName: Name,
  MinVersion: Type.Optional(Type.String({ ...Version, description: 'Players below it do not get the update' }))
});
export type UpdateFields = Static<typeof UpdateFieldsSchema>;

/** A multipart body with the file of an update. */
export const UpdateForm = Type.Object({
  ...Type.Partial(UpdateFieldsSchema).properties,
  file: Type.String({ contentMediaType: 'application/octet-stream' })
});

const confirmation = {
  PlayerId: Id,
  Version: Type.String({ ...Version, description: 'The version that the player runs now' }),
  State: Type.Union([Type.Literal('installed'), Type.Literal('failed')])
};

/** What a player says after it tried to install an update. */
export const ConfirmationBody = Type.Object({
  ...confirmation,
  Message: Type.Optional(Type.String({ maxLength: 1000, format: 'line', description: 'For people, when it failed' }))
});

export const ConfirmationsQuery = Type.Object({ limit: Type.Optional(Limit), cursor: Type.Optional(Cursor) });

/** Entry of `GET /api/Updates/{id}/Confirmations`. */
export const ConfirmationEntry = Type.Object({
  ...confirmation,
  Message: orNull(Type.String()),
  ConfirmedAt: DateTime
});
