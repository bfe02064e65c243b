import type { DraftPlan } from '../../api.js';
import { fromWallClock } from '../../datatypes/shared/wallClock.js';
import { isTimeZone } from '../../datatypes/shared/zones.js';
import { endBeforeStart, noSuchTime, skippedTime, startIsPast, zoneUnknown } from './refusals.js';

type WallClockPlan = Pick<DraftPlan, 'Start' | 'End' | 'Zone'>;

/**
 * The instants of a plan. Of a time that occurs twice, the first counts.
 * @throws Refusal time-zone-unknown, draft-no-such-time, draft-time-skipped, draft-start-past, draft-end-before-start
 */
export function planned({ Start, End, Zone }: WallClockPlan, now: Date): DraftPlan {
  if (!isTimeZone(Zone)) throw zoneUnknown();
  const StartsAt = instant(Start, Zone, '/Start');
  const EndsAt = End === null ? null : instant(End, Zone, '/End');
  if (StartsAt < now.toISOString()) throw startIsPast();
  if (EndsAt !== null && EndsAt <= StartsAt) throw endBeforeStart();
  return { Start, End, Zone, StartsAt, EndsAt };
}

function instant(wall: string, zone: string, pointer: string): string {
  const meant = fromWallClock(wall, zone);
  if (!meant) throw noSuchTime(pointer);
  if (meant.kind === 'gap') throw skippedTime(pointer, meant);
  return new Date(meant.kind === 'once' ? meant.utc : meant.earlier.utc).toISOString();
}
