import { apply, type Command } from './commands.js';
import { heightOf, compacted, SLOTS, type Layout, type Tile } from './layout.js';
import type { SizesOf } from './sizes.js';

/**
 * Moves a tile to a position in reading order (from 0), the order a single column shows. Tries every place on the grid, and
 * swapping with one neighbour after another; picks the result closest to that order, then the lowest dashboard, then the fewest
 * moved tiles. Tile sizes may rule out the exact order, but the tile always moves in that direction. undefined: it cannot.
 */
export function reorder(layout: Layout, id: string, at: number, of: SizesOf): Command | undefined {
  const from = indexOf(layout, id);
  const tile = layout[from];
  if (!tile || !layout[at] || at === from) return undefined;
  const wanted = layout.filter((each) => each !== tile);
  wanted.splice(at, 0, tile);
  const isThatWay = (next: Layout) => (at < from ? indexOf(next, id) < from : indexOf(next, id) > from);

  let best: { command: Command; score: readonly number[] } | undefined;
  for (const command of [carried(layout, id, at), ...movesOf(layout, tile)]) {
    const next = apply(layout, command, of)?.layout;
    if (!next || !isThatWay(next)) continue;
    const score = [distance(next, wanted), heightOf(next), movedBetween(layout, next)];
    if (!best || isLess(score, best.score)) best = { command, score };
  }
  return best?.command;
}

/** To every place on the grid. */
function movesOf(layout: Layout, { id, slots }: Tile): Command[] {
  const rows = Array.from({ length: heightOf(layout) + 1 }, (_, row) => row);
  const places = Array.from({ length: SLOTS - slots + 1 }, (_, slot) => slot);
  return rows.flatMap((row) => places.map((slot): Command => ({ kind: 'move', id, slot, row })));
}

/** The tile changes places with one neighbour after the other. */
function carried(layout: Layout, id: string, to: number): Command {
  let tiles = layout;
  const from = indexOf(layout, id);
  for (let steps = Math.abs(to - from); steps > 0; steps -= 1) {
    const at = indexOf(tiles, id);
    const [first, second] = to < from ? [tiles[at - 1], tiles[at]] : [tiles[at], tiles[at + 1]];
    if (!first || !second) break;
    tiles = exchanged(tiles, first, second);
  }
  return { kind: 'arrange', tiles };
}

/** Swaps neighbours; side by side, they share the space both had. */
function exchanged(layout: Layout, first: Tile, second: Tile): Layout {
  const isBeside = first.row === second.row;
  const left = Math.min(first.slot, SLOTS - second.slots);
  const right = isBeside ? second.slot + second.slots - first.slots : Math.min(second.slot, SLOTS - first.slots);
  const rest = layout.filter((each) => each !== first && each !== second);
  const swapped = [
    { ...second, slot: left, row: first.row },
    { ...first, slot: right, row: second.row }
  ];
  return compacted([...rest, ...swapped], second.id);
}

/** Total distance of all tiles from their positions in another order. */
function distance(layout: Layout, wanted: Layout): number {
  const places = new Map(wanted.map(({ id }, index) => [id, index]));
  return layout.reduce((sum, { id }, index) => sum + Math.abs(index - places.get(id)!), 0);
}

function movedBetween(before: Layout, after: Layout): number {
  const places = new Map(before.map((tile) => [tile.id, tile]));
  return after.filter(({ id, slot, row }) => places.get(id)?.slot !== slot || places.get(id)?.row !== row).length;
}

/** The first numbers that differ decide. */
function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((each, index) => each !== b[index]);
  return at >= 0 && a[at]! < b[at]!;
}

const indexOf = (layout: Layout, id: string): number => layout.findIndex((tile) => tile.id === id);
