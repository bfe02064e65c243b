import { addWeeks, eachMonthOfInterval } from 'date-fns';
import { DAY } from '../ascdata/durations.js';

/** The plan from left to right: position of each draft's bar, and the labels of the axis. Pure. */

/** When a draft is in force, in milliseconds. `until` undefined: it stays. */
export interface Period {
  readonly from: number;
  readonly until?: number | undefined;
}

/** Position on the axis, in percent of its length. */
export interface Bar {
  readonly left: number;
  readonly width: number;
  /** The side of the bar with room for its text; a long one has it inside. */
  readonly side: 'before' | 'after' | 'inside';
}

export interface Tick {
  readonly left: number;
  readonly at: number;
  readonly kind: 'now' | 'month' | 'day';
}

/** Minimum length of the axis, so that a draft tomorrow does not fill it. */
const SHORTEST = 14 * DAY;
/** Room a text beside a bar needs, in percent of the axis. */
const ROOM_FOR_WORDS = 38;
/** Minimum distance between two dates on the axis, in percent; of those that name their year, on an axis of about a year or more. */
const APART = 9;
const YEARS_APART = 14;
const YEAR = 330 * DAY;

/** The axis from now to the end of the last draft, with some room behind it. */
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
    side: right <= 100 - ROOM_FOR_WORDS ? 'after' : left > ROOM_FOR_WORDS ? 'before' : 'inside'
  };
}

/** Now, the first of each month in the reader's zone, and weeks between where there is room. */
export function ticksOf(axis: readonly [number, number]): Tick[] {
  const [first, last] = axis;
  const place = (at: number): number => ((at - first) / (last - first)) * 100;
  const ticks: Tick[] = [{ at: first, left: 0, kind: 'now' }];
  const apart = last - first > YEAR ? YEARS_APART : APART;
  const isFree = (left: number): boolean =>
    left <= 100 - apart / 2 && ticks.every((tick) => Math.abs(tick.left - left) >= apart);
  const add = (at: number, kind: Tick['kind']): void => {
    const left = place(at);
    if (left > 0 && isFree(left)) ticks.push({ at, left, kind });
  };
  const months = eachMonthOfInterval({ start: first, end: last });
  for (const begin of months) add(begin.getTime(), 'month');
  for (const begin of months) for (const weeks of [1, 2, 3]) add(addWeeks(begin, weeks).getTime(), 'day');
  return ticks.sort((a, b) => a.left - b.left);
}
