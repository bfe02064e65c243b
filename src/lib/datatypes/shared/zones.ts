import { isDateTime } from './iso.js';

/**
 * Wall-clock time and an IANA zone to UTC and back, by `Intl` alone. Wall-clock times are `YYYY-MM-DDThh:mm:ss`, moments
 * the same with `Z`.
 */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the zone makes of a wall-clock time. Offsets are written `+02:00`. */
export type WallClock =
  | { readonly kind: 'once'; readonly utc: string }
  /** Skipped by a clock set forward: the last valid minute before, and the first valid time after. */
  | { readonly kind: 'gap'; readonly before: string; readonly after: string }
  /** Passed twice by a clock set back. */
  | {
      readonly kind: 'overlap';
      readonly earlier: { readonly utc: string; readonly offset: string };
      readonly later: { readonly utc: string; readonly offset: string };
    };

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

const isoOf = (moment: number): string => new Date(moment).toISOString().slice(0, 19);

/** The date of a moment in a zone, `YYYY-MM-DD`. @throws RangeError for a zone that this platform does not know */
export function dateIn(zone: string, moment: Date): string {
  return isoOf(moment.getTime() + offsetAt(moment.getTime(), zone)).slice(0, 10);
}

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The moment in (before, after] at which the zone's offset has become the later one. */
function changeBetween(before: number, after: number, zone: string): number {
  const later = offsetAt(after, zone);
  let [low, high] = [before, after];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offsetAt(middle, zone) === later) high = middle;
    else low = middle;
  }
  return high;
}

/** Does this platform know the zone? */
export function isTimeZone(zone: string): boolean {
  try {
    return clockOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/** Every IANA zone this platform knows, with UTC first. */
export function timeZones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
}

/**
 * The moment a wall-clock time means in a zone; undefined where either is unusable. A time that does not exist gives the
 * nearest valid ones, a time that occurs twice both moments (decisions.md, dateRange).
 */
export function fromWallClock(wall: string, zone: string): WallClock | undefined {
  if (!isDateTime(wall) || !isTimeZone(zone)) return undefined;
  const local = Date.parse(`${wall}Z`);
  const offsets = [offsetAt(local - DAY, zone), offsetAt(local + DAY, zone)];
  const moments = [...new Set(offsets.map((offset) => local - offset))]
    .filter((moment) => offsetAt(moment, zone) === local - moment)
    .sort((a, b) => a - b);
  const [first, second] = moments;
  if (first === undefined) {
    const change = changeBetween(local - DAY, local + DAY, zone);
    const before = change - MINUTE;
    return {
      kind: 'gap',
      before: isoOf(before + offsetAt(before, zone)),
      after: isoOf(change + offsetAt(change, zone))
    };
  }
  if (second === undefined) return { kind: 'once', utc: `${isoOf(first)}Z` };
  const choice = (moment: number) => ({ utc: `${isoOf(moment)}Z`, offset: offsetText(local - moment) });
  return { kind: 'overlap', earlier: choice(first), later: choice(second) };
}

/** What the zone's clock shows at a moment (`…Z`); undefined where either is unusable. */
export function toWallClock(utc: string, zone: string): string | undefined {
  if (!utc.endsWith('Z') || !isDateTime(utc.slice(0, -1)) || !isTimeZone(zone)) return undefined;
  const moment = Date.parse(utc);
  const wall = isoOf(moment + offsetAt(moment, zone));
  return isDateTime(wall) ? wall : undefined;
}
