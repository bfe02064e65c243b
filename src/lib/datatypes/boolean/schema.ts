import { Type } from 'typebox';
import type { TypeSchema } from '../../ascdata/schema.js';

export const schema: TypeSchema = {
  Value: Type.Boolean(),
  Options: {}
};
