/** The part of a long row of equal items that is worth having in the page. `to` is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** How a list is scrolled, along one of its two directions. */
export interface Scrolled {
  readonly at: number;
  /** What is in view. */
  readonly room: number;
  /** Of one item. */
  readonly size: number;
}

/** Items beyond the edges, so that a notch of the wheel shows no gap. */
const OVERSCAN = 4;

/** The items in view and a few beyond, whatever the scroll position claims (browsers overshoot, lists shrink). */
export function spanInView({ at, room, size }: Scrolled, total: number): Span {
  const count = Math.ceil(Math.max(0, room) / size) + 1;
  const first = Math.max(0, Math.min(Math.floor(Math.max(0, at) / size), total - count));
  return { from: Math.max(0, first - OVERSCAN), to: Math.min(total, first + count + OVERSCAN) };
}

/** Where to scroll so that an item is wholly in view, by the shortest way; the present position where it already is. */
export function scrollToItem(index: number, { at, room, size }: Scrolled): number {
  const start = index * size;
  if (start < at) return start;
  return start + size > at + room ? start + size - room : at;
}
