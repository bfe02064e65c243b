import { Type } from 'typebox';
import { DateTime, Id } from '../platform/http/schemas.js';
import { Version } from './upload.js';

export const UpdateSchema = Type.Object(
  {
    Id,
    Version,
    MinVersion: Type.Union([Version, Type.Null()]),
    FileName: Type.String(),
    Size: Type.Integer({ minimum: 1, description: 'In bytes' }),
    Sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    Url: Type.String({ description: 'Of the file: relative, resolved against `{base_url}/`' }),
    CreatedAt: DateTime
  },
  { title: 'Update' }
);

/** What a player says after it tried to install an update. */
export const ConfirmationFields = {
  PlayerId: Id,
  Version: Type.String({ ...Version, description: 'The version that the player runs now' }),
  State: Type.Union([Type.Literal('installed'), Type.Literal('failed')])
};
