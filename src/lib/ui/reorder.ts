/** The list with the item at `from` moved to `to`; the same list where that is no move. */
export function movedItem<T>(items: readonly T[], from: number, to: number): T[] {
  const list = [...items];
  if (from === to || !(from in list) || !(to in list)) return list;
  list.splice(to, 0, ...list.splice(from, 1));
  return list;
}

/**
 * Where a row that is dragged to `middle` would land: the number of other rows whose middle is above. `rows` are the rows'
 * boxes when the drag began.
 */
export function landingPlace(
  rows: readonly { top: number; height: number }[],
  dragged: number,
  middle: number
): number {
  return rows.filter((row, index) => index !== dragged && row.top + row.height / 2 < middle).length;
}
