import type { TypeSchema } from '../../ascdata/schema.js';
import { DateLimits, DateTime } from '../shared/schemaParts.js';

export const schema: TypeSchema = {
  Value: DateTime,
  Options: DateLimits
};
