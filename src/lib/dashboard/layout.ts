/** Slots side by side; the number of rows is unlimited. */
export const SLOTS = 3;

/** A widget placed on a dashboard. */
export interface Tile {
  /** Unique on its dashboard, where the same widget may appear twice. */
  readonly id: string;
  readonly widgetId: number;
  /** Column of its left edge, 0 to 2. */
  readonly slot: number;
  /** Row of its upper edge, from 0. */
  readonly row: number;
  /** Width in slots, 1 to 3. */
  readonly slots: number;
  readonly rows: number;
  /** The widget's own viewport in CSS pixels, for DynamicResolution; left out: the dashboard resolution of its size. */
  readonly width?: number;
  readonly height?: number;
}

/** The tiles of a dashboard in reading order. */
export type Layout = readonly Tile[];

/** Height of the layout in rows. */
export function heightOf(layout: Layout): number {
  return Math.max(0, ...layout.map(({ row, rows }) => row + rows));
}

export function tileOf(layout: Layout, id: string): Tile | undefined {
  return layout.find((tile) => tile.id === id);
}

function isOverlapping(a: Tile, b: Tile): boolean {
  const isBeside = a.slot + a.slots <= b.slot || b.slot + b.slots <= a.slot;
  const isAbove = a.row + a.rows <= b.row || b.row + b.rows <= a.row;
  return !isBeside && !isAbove;
}

/**
 * Closes up: every tile, in reading order, moves up as far as the tiles before it allow. Overlapping tiles move down; of tiles that
 * begin in the same row, `first` comes first. Idempotent.
 */
export function compacted(tiles: Iterable<Tile>, first?: string): Layout {
  const rank = ({ id }: Tile) => (id === first ? 0 : 1);
  const order = [...tiles].sort((a, b) => a.row - b.row || rank(a) - rank(b) || a.slot - b.slot || byId(a, b));
  const heights = Array<number>(SLOTS).fill(0);
  const placed = order.map((tile) => {
    const row = Math.max(...heights.slice(tile.slot, tile.slot + tile.slots));
    heights.fill(row + tile.rows, tile.slot, tile.slot + tile.slots);
    return row === tile.row ? tile : { ...tile, row };
  });
  return placed.sort((a, b) => a.row - b.row || a.slot - b.slot);
}

/** The first place in reading order with room for the given slots and rows. */
export function freePlace(layout: Layout, slots: number, rows: number): Pick<Tile, 'slot' | 'row'> {
  const bottom = heightOf(layout);
  for (let row = 0; row < bottom; row += 1) {
    for (let slot = 0; slot + slots <= SLOTS; slot += 1) {
      const place = { id: '', widgetId: 0, slot, row, slots, rows };
      if (!layout.some((tile) => isOverlapping(tile, place))) return { slot, row };
    }
  }
  return { slot: 0, row: bottom };
}

/** Why a list of tiles is not a valid layout; `index` is the position in the list. */
export interface LayoutFault {
  readonly index: number;
  readonly kind: 'id-twice' | 'outside' | 'overlapping';
}

/** Everything that makes a list of tiles invalid as a layout. */
export function faultsOf(tiles: readonly Tile[]): LayoutFault[] {
  return tiles.flatMap((tile, index) => {
    const before = tiles.slice(0, index);
    const faults: LayoutFault['kind'][] = [];
    if (before.some(({ id }) => id === tile.id)) faults.push('id-twice');
    if (tile.slot < 0 || tile.row < 0 || tile.slot + tile.slots > SLOTS) faults.push('outside');
    if (before.some((other) => isOverlapping(other, tile))) faults.push('overlapping');
    return faults.map((kind) => ({ index, kind }));
  });
}

const byId = (a: Tile, b: Tile): number => (a.id < b.id ? -1 : 1);
