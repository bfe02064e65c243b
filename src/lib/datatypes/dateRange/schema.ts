import { Type } from 'typebox';
import type { TypeSchema } from '../../ascdata/schema.js';
import { DATE_TIME } from '../shared/iso.js';
import { DateLimits, flag } from '../shared/schemaParts.js';

const ends = (zone: '' | 'Z') => {
  const End = Type.String({ pattern: `^(?:${DATE_TIME}${zone})?$` });
  return Type.Object({ From: End, To: End });
};

export const schema: TypeSchema = {
  /** Both ends without a zone, or (TimeEnabled and TimeZoneEnabled) both in UTC. '' is an open end. */
  Value: Type.Union([ends(''), ends('Z')]),
  Options: {
    ...DateLimits,
    TimeEnabled: flag('Enables time entry.'),
    TimeZoneEnabled: flag('Enables time zone entry. Needs TimeEnabled and the time zone support of the platform.')
  }
};
