import { DAY } from '../ascdata/durations.js';

/** What is planned, from left to right: where the bar of each draft stands, and what is written on the axis. Pure. */

/** When a draft is in force, in milliseconds. `until` left out: it stays. */
export interface Period {
  readonly from: number;
  readonly until?: number | undefined;
}

/** A place on the axis, in percent of its length. */
export interface Bar {
  readonly left: number;
  readonly width: number;
  /** On which side of the bar its words have room. */
  readonly side: 'before' | 'after';
}

export interface Tick {
  readonly left: number;
  readonly at: number;
  readonly kind: 'now' | 'month' | 'day';
}

/** Time that is shown at least, so that a single draft tomorrow is no bar over everything. */
const SHORTEST = 14 * DAY;
/** Words behind a bar need about so much of the axis. */
const ROOM_FOR_WORDS = 38;
/** Two dates on the axis are at least so far apart, in percent. */
const APART = 9;

/** The axis from now to the end of the last draft, with a little room behind it. */
export function axisOf(now: number, periods: readonly Period[]): readonly [from: number, until: number] {
  const starts = periods.map(({ from }) => from);
  const last = Math.max(now + SHORTEST, ...starts, ...periods.map(({ from, until }) => until ?? from + 3 * DAY));
  return [now, last + (last - now) * 0.06];
}

export function barOf({ from, until }: Period, [first, last]: readonly [number, number]): Bar {
  const place = (at: number): number => Math.min(100, Math.max(0, ((at - first) / (last - first)) * 100));
  const left = place(from);
  const right = place(until ?? last);
  return {
    left,
    width: right - left,
    side: right > 100 - ROOM_FOR_WORDS && left > ROOM_FOR_WORDS ? 'before' : 'after'
  };
}

/** Now, the first of each month, and weeks between where they have room. `midnight`: the beginning of a day that is so many days after another, on the reader's clock. */
export function ticksOf(axis: readonly [number, number]): Tick[] {
  const [first, last] = axis;
  const place = (at: number): number => ((at - first) / (last - first)) * 100;
  const ticks: Tick[] = [{ at: first, left: 0, kind: 'now' }];
  const isFree = (left: number): boolean =>
    left <= 100 - APART / 2 && ticks.every((tick) => Math.abs(tick.left - left) >= APART);
  const add = (at: number, kind: Tick['kind']): void => {
    const left = place(at);
    if (left > 0 && isFree(left)) ticks.push({ at, left, kind });
  };
  const start = new Date(first);
  const months = Math.ceil((last - first) / (28 * DAY)) + 1;
  const begins = Array.from({ length: months }, (_, n) => new Date(start.getFullYear(), start.getMonth() + n + 1, 1));
  for (const begin of begins) add(begin.getTime(), 'month');
  for (const begin of [new Date(start.getFullYear(), start.getMonth(), 1), ...begins])
    for (const day of [8, 15, 22]) add(new Date(begin.getFullYear(), begin.getMonth(), day).getTime(), 'day');
  return ticks.sort((a, b) => a.left - b.left);
}
