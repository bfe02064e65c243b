import { isDateTime } from './iso.js';

/** What the clock of an IANA zone shows, by `Intl` alone. Wall-clock times are `YYYY-MM-DDThh:mm:ss`, moments the same with `Z`. */

/** About twice the number of zones. */
const MOST_CLOCKS = 1_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  // A zone has many spellings (`europe/VIENNA`), and requests choose them.
  if (clocks.size >= MOST_CLOCKS) clocks.clear();
  const clock = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  clocks.set(zone, clock);
  return clock;
}

const OFFSET = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/;

/**
 * Milliseconds the zone is ahead of UTC at a moment. Read from the offset name rather than the date, which is Julian before 1582,
 * unlike ISO 8601.
 */
export function offsetAt(moment: number, zone: string): number {
  const name = clockOf(zone)
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes, seconds = 0] = OFFSET.exec(name ?? '') ?? [];
  if (sign === undefined) return 0;
  const ahead = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -ahead : ahead;
}

/** A moment as `YYYY-MM-DDThh:mm:ss` in UTC. */
export const isoOf = (moment: number): string => new Date(moment).toISOString().slice(0, 19);

/** The date of a moment in a zone, `YYYY-MM-DD`. @throws RangeError for a zone that this platform does not know */
export function dateIn(zone: string, moment: Date): string {
  return isoOf(moment.getTime() + offsetAt(moment.getTime(), zone)).slice(0, 10);
}

/** What `Intl` takes for a zone in some engines and IANA does not: offsets, and abbreviations such as AST, which stand for several zones. */
const NO_NAME = /^[+-]|^(?!(?:[CEMW]ET|[EHM]ST|GMT|UTC|UCT|PRC|RO[CK])$)[A-Z]{3}$/i;

/** The IANA zone of this name in the spelling that `Intl` uses; undefined: this platform knows none. */
export function zoneNamed(name: string): string | undefined {
  if (NO_NAME.test(name)) return undefined;
  try {
    return clockOf(name).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Whether this platform knows the zone. */
export const isTimeZone = (zone: string): boolean => zoneNamed(zone) !== undefined;

/** What the zone's clock shows at a moment (`…Z`); undefined where either is unusable. */
export function toWallClock(utc: string, zone: string): string | undefined {
  if (!utc.endsWith('Z') || !isDateTime(utc.slice(0, -1)) || !isTimeZone(zone)) return undefined;
  const moment = Date.parse(utc);
  const wall = isoOf(moment + offsetAt(moment, zone));
  return isDateTime(wall) ? wall : undefined;
}
