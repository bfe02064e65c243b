/** How many slots lie side by side; rows are as many as it takes. */
export const SLOTS = 3;

/** A widget in its place on a dashboard. */
export interface Tile {
  /** Unique on its dashboard: the same widget may lie there twice. */
  readonly id: string;
  readonly widgetId: number;
  /** Of its left edge, 0 to 2. */
  readonly slot: number;
  /** Of its upper edge, from 0. */
  readonly row: number;
  /** Slots it is wide, 1 to 3. */
  readonly slots: number;
  readonly rows: number;
  /** The widget's own viewport in CSS pixels, for DynamicResolution; left out: the dashboard resolution of its size. */
  readonly width?: number;
  readonly height?: number;
}

/** The tiles of a dashboard in reading order. */
export type Layout = readonly Tile[];

/** Rows from the top to the lowest edge. */
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
 * Closes up: every tile in reading order rises as far as those before it let it. Tiles that overlap make room downwards;
 * of tiles that begin in the same row `first` comes before the others. Settling what is settled changes nothing.
 */
export function settled(tiles: Iterable<Tile>, first?: string): Layout {
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

/** Why a list of tiles is no layout; `index` is the tile's in the list. */
export interface LayoutFault {
  readonly index: number;
  readonly kind: 'id-twice' | 'outside' | 'overlapping';
}

/** Everything that keeps a list of tiles from being a layout. */
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
