/** The rows of a long list that are worth having in the page, all of one height. `to` is exclusive. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

export interface Scrolled {
  readonly top: number;
  readonly height: number;
  readonly rowHeight: number;
  readonly total: number;
}

/** Rows beyond the edge, so that scrolling by a wheel notch shows no gap. */
const OVERSCAN = 4;

/** The rows in view and a few beyond, whatever the scroll position claims (browsers overshoot, lists shrink). */
export function rowWindow({ top, height, rowHeight, total }: Scrolled): RowWindow {
  const first = Math.floor(Math.max(0, top) / rowHeight);
  const count = Math.ceil(Math.max(0, height) / rowHeight) + 1;
  const from = Math.max(0, Math.min(first, total - count) - OVERSCAN);
  return { from, to: Math.min(total, Math.min(first, total) + count + OVERSCAN) };
}

/** Where to scroll so that the row is wholly in view, by the shortest way; the present position where it already is. */
export function scrollToRow(row: number, { top, height, rowHeight }: Omit<Scrolled, 'total'>): number {
  const start = row * rowHeight;
  if (start < top) return start;
  return start + rowHeight > top + height ? start + rowHeight - height : top;
}

/** The row a key leads to in a list of `total` rows, of which `page` fit in view; undefined: not a key that moves. */
export function rowForKey(key: string, active: number, total: number, page: number): number | undefined {
  const last = total - 1;
  const jump = Math.max(1, page - 1);
  const rows: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active < 0 ? last : active - 1,
    PageDown: Math.max(0, active) + jump,
    PageUp: active - jump,
    Home: 0,
    End: last
  };
  const row = Object.hasOwn(rows, key) ? rows[key] : undefined;
  return row === undefined || total === 0 ? undefined : Math.max(0, Math.min(last, row));
}
