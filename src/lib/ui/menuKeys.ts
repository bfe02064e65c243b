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
