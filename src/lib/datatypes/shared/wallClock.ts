import { isDateTime } from './iso.js';
import { isoOf, isTimeZone, offsetAt } from './zones.js';

/** Converts wall-clock times entered in a zone to moments; for the reverse see `zones.ts`. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The meaning of a wall-clock time in a zone. Offsets are written `+02:00`. */
export type WallClock =
  | { readonly kind: 'once'; readonly utc: string }
  /** Skipped by a clock set forward: the last valid minute before, and the first valid time after. */
  | { readonly kind: 'gap'; readonly before: string; readonly after: string }
  /** Occurs twice when the clock is set back. */
  | {
      readonly kind: 'overlap';
      readonly earlier: { readonly utc: string; readonly offset: string };
      readonly later: { readonly utc: string; readonly offset: string };
    };

/** Every IANA zone this platform knows, with UTC first. */
export function timeZones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
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

/**
 * The moment a wall-clock time means in a zone; undefined where either is unusable. A time that does not exist gives the
 * nearest valid ones, a time that occurs twice both moments (docs/decisions/dates-and-time-zones.md).
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
