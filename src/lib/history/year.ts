import { eachMonthOfInterval } from 'date-fns';

/** A label on an axis, in pixels from its start. */
interface Label {
  readonly start: number;
  readonly width: number;
}

/** Drops labels that would overlap an earlier one in the list; keeps each inside the axis. */
export function labelsThatFit<L extends Label>(labels: readonly L[], length: number): L[] {
  const placed: L[] = [];
  for (const label of labels) {
    const start = Math.max(0, Math.min(label.start, length - label.width));
    const isFree = placed.every((other) => start >= other.start + other.width || start + label.width <= other.start);
    if (isFree) placed.push({ ...label, start });
  }
  return placed;
}

/** The start of each month between two instants, in the browser's zone. */
export function monthsBetween(from: number, until: number): Date[] {
  return eachMonthOfInterval({ start: from, end: until }).slice(1);
}
