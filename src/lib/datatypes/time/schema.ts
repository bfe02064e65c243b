import { Type } from 'typebox';
import type { TypeSchema } from '../../ascdata/schema.js';
import { flag } from '../shared/schemaParts.js';

export const schema: TypeSchema = {
  /** `hh:mm`, or with WithSeconds `hh:mm:ss`. */
  Value: Type.String({ pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?$' }),
  Options: { WithSeconds: flag('The value is hh:mm:ss.') }
};
