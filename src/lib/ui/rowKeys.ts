/**
 * What lists share. The three inputs over one, Combobox, the panel of a picker and the palette, each keep their own input: the first has one
 * value and opens over the page, the second pages through a catalogue in a dialog and selects several, the third runs a command.
 */

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

/** The entry of a menu that a key leads to, round its ends; undefined: the key moves nothing. `at`: -1 for none. */
export function entryForKey(key: string, at: number, total: number): number | undefined {
  const last = total - 1;
  const moves = new Map([
    ['ArrowDown', at >= last ? 0 : at + 1],
    ['ArrowUp', at <= 0 ? last : at - 1],
    ['Home', 0],
    ['End', last]
  ]);
  return total === 0 ? undefined : moves.get(key);
}
