/** The part of a long row of equal items that is worth having in the page. `to` is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Items beyond the edges, so that a notch of the wheel shows no gap. */
const BEYOND = 3;

/** The items in view and a few beyond, whatever the scroll position claims (browsers overshoot, lists shrink). */
export function spanOf(scrolled: number, room: number, size: number, total: number): Span {
  const count = Math.ceil(Math.max(0, room) / size) + 1;
  const first = Math.max(0, Math.min(Math.floor(Math.max(0, scrolled) / size), total - count));
  return { from: Math.max(0, first - BEYOND), to: Math.min(total, first + count + BEYOND) };
}

/** Where to scroll so that item `index` is wholly in view, by the shortest way; where it is already, no change. */
export function scrolledTo(index: number, scrolled: number, room: number, size: number): number {
  const start = index * size;
  if (start < scrolled) return start;
  return start + size > scrolled + room ? start + size - room : scrolled;
}

/** A place in the grid; -1 is the heading of the row or the column. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface Extent {
  readonly rows: number;
  readonly columns: number;
  /** Rows that fit in view. */
  readonly page: number;
}

/** Where a key leads; undefined: it moves nothing. */
export function placeForKey(
  { key, ctrl }: { key: string; ctrl: boolean },
  { row, column }: Place,
  { rows, columns, page }: Extent
): Place | undefined {
  const moves: Record<string, Place> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - page, column },
    PageDown: { row: row + page, column },
    Home: ctrl ? { row: -1, column: -1 } : { row, column: -1 },
    End: ctrl ? { row: rows - 1, column: columns - 1 } : { row, column: columns - 1 }
  };
  if (!Object.hasOwn(moves, key)) return undefined;
  const to = moves[key];
  return to && { row: within(to.row, rows), column: within(to.column, columns) };
}

const within = (index: number, total: number): number => Math.max(-1, Math.min(total - 1, index));
