/** A place in the grid; -1 is the heading of the row or the column. */
export interface GridCell {
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
  { row, column }: GridCell,
  { rows, columns, page }: Extent
): GridCell | undefined {
  const moves: Record<string, GridCell> = {
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
