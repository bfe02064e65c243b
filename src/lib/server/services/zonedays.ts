import { offsetAt } from '../../datatypes/shared/zones.js';

export const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** From the end of the piece before, a zone's clocks are this much ahead of UTC. Milliseconds. */
export interface Piece {
  /** First instant that is no longer in the piece. */
  readonly until: number;
  readonly offset: number;
}

/** The pieces of equal offset of a stretch of time: one, and one more for each time the clocks change in it. */
export function pieces(zone: string, from: number, to: number): Piece[] {
  const found: Piece[] = [];
  let start = from;
  for (let next = from; next < to; start = next) {
    next = Math.min(start + DAY_MILLISECONDS, to);
    const offset = offsetAt(start, zone);
    if (offsetAt(next, zone) === offset) continue;
    next = first(start, next, (instant) => offsetAt(instant, zone) !== offset);
    found.push({ until: next, offset });
  }
  return [...found, { until: to, offset: offsetAt(Math.max(from, to - 1), zone) }];
}

/** The first instant of a day, counted from 1970-01-01; not midnight where the clocks skip that. */
export function startOfDay(zone: string, day: number): number {
  const midnight = day * DAY_MILLISECONDS;
  const isReached = (instant: number) => instant + offsetAt(instant, zone) >= midnight;
  return first(midnight - 2 * DAY_MILLISECONDS, midnight + 2 * DAY_MILLISECONDS, isReached);
}

/** `2026-11-21` of a day counted from 1970-01-01. */
export function dayText(day: number): string {
  return new Date(day * DAY_MILLISECONDS).toISOString().slice(0, 10);
}

/** The first whole number after `low` for which something holds that does not hold at `low`, but at `high`. */
function first(low: number, high: number, holds: (instant: number) => boolean): number {
  let [before, after] = [low, high];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (holds(middle)) after = middle;
    else before = middle;
  }
  return after;
}
