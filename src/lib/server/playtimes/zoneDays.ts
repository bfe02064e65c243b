import { offsetAt } from '../../datatypes/shared/zones.js';
import { DAY } from '../../ascdata/durations.js';

/** The day of an instant, counted from 1970-01-01. */
export function dayAt(zone: string, instant: number): number {
  return Math.floor((instant + offsetAt(instant, zone)) / DAY);
}

/** The first instant of a day, counted from 1970-01-01; not midnight where the clocks skip that. */
export function startOfDay(zone: string, day: number): number {
  const midnight = day * DAY;
  const isReached = (instant: number) => instant + offsetAt(instant, zone) >= midnight;
  const usual = midnight - offsetAt(midnight - offsetAt(midnight, zone), zone);
  if (isReached(usual) && !isReached(usual - 1)) return usual;
  return first(midnight - 2 * DAY, midnight + 2 * DAY, isReached);
}

/** `2026-11-21` of a day counted from 1970-01-01. */
export function dayText(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** The first integer after `low` for which a condition holds that is false at `low` and true at `high`. */
function first(low: number, high: number, holds: (instant: number) => boolean): number {
  let [before, after] = [low, high];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (holds(middle)) after = middle;
    else before = middle;
  }
  return after;
}
