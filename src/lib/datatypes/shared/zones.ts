import { isDateTime } from './iso.js';

/** What the clock of an IANA zone shows, by `Intl` alone. Wall-clock times are `YYYY-MM-DDThh:mm:ss`, moments the same with `Z`. */

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    era: 'short'
  });
  clocks.set(zone, clock);
  return clock;
}

/** Milliseconds the zone's clock is ahead of UTC at a moment. */
export function offsetAt(moment: number, zone: string): number {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value])
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.get(type));
  const wall = new Date(0);
  wall.setUTCFullYear(part('year'), part('month') - 1, part('day'));
  wall.setUTCHours(part('hour'), part('minute'), part('second'));
  return wall.getTime() - Math.floor(moment / 1000) * 1000;
}

/** A moment as `YYYY-MM-DDThh:mm:ss` in UTC. */
export const isoOf = (moment: number): string => new Date(moment).toISOString().slice(0, 19);

/** The date of a moment in a zone, `YYYY-MM-DD`. @throws RangeError for a zone that this platform does not know */
export function dateIn(zone: string, moment: Date): string {
  return isoOf(moment.getTime() + offsetAt(moment.getTime(), zone)).slice(0, 10);
}

/** Does this platform know the zone? */
export function isTimeZone(zone: string): boolean {
  try {
    return clockOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/** What the zone's clock shows at a moment (`…Z`); undefined where either is unusable. */
export function toWallClock(utc: string, zone: string): string | undefined {
  if (!utc.endsWith('Z') || !isDateTime(utc.slice(0, -1)) || !isTimeZone(zone)) return undefined;
  const moment = Date.parse(utc);
  const wall = isoOf(moment + offsetAt(moment, zone));
  return isDateTime(wall) ? wall : undefined;
}
