import { Type } from 'typebox';
import type { TypeSchema } from '../../ascdata/schema.js';
import { Items } from '../shared/schemaParts.js';

export const schema: TypeSchema = {
  /** The selected entry of Items, untranslated. */
  Value: Type.String({ minLength: 1 }),
  Options: {},
  Extras: Items
};
