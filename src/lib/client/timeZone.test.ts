import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateIn } from '../datatypes/shared/zones.js';
import { dayOf } from '../ascdata/dates.js';
import { zoneOf } from './timeZone.js';

it('the day on the user’s clock is the day in the zone that a save names', () => {
  const moments = fc.date({ min: new Date('1971-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(dayOf(moment)).toBe(dateIn(zoneOf(), moment));
    }),
    { seed: 20261123 }
  );
});
