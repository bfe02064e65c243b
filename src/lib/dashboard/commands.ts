import { freePlace, heightOf, compacted, SLOTS, tileOf, type Layout, type Tile } from './layout.js';
import { conforming, fitted, nearest, type SizesOf } from './sizes.js';

/** One change of a layout. */
export type Command =
  /** At the first free place, in the widget's own size. */
  | { readonly kind: 'add'; readonly id: string; readonly widgetId: number }
  | { readonly kind: 'move'; readonly id: string; readonly slot: number; readonly row: number }
  | { readonly kind: 'resize'; readonly id: string; readonly slots: number; readonly rows: number }
  /** The widget's own viewport, for DynamicResolution. */
  | { readonly kind: 'resolution'; readonly id: string; readonly width?: number; readonly height?: number }
  | { readonly kind: 'remove'; readonly id: string }
  /** All tiles as given, in allowed sizes. Every inverse is one of these, because a moving tile moves others. */
  | { readonly kind: 'arrange'; readonly tiles: Layout };

export interface Applied {
  readonly layout: Layout;
  /** Applied to `layout`, restores the previous layout. */
  readonly inverse: Command;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The layout after a command, with the other tiles moved aside and closed up. undefined: nothing changes. */
export function apply(layout: Layout, command: Command, of: SizesOf): Applied | undefined {
  const next = changed(layout, command, of);
  if (next === undefined || sameLayout(next, layout)) return undefined;
  return { layout: next, inverse: { kind: 'arrange', tiles: layout } };
}

export function sameLayout(a: Layout, b: Layout): boolean {
  return a.length === b.length && a.every((tile, index) => sameTile(tile, b[index]!));
}

/** One keyboard step: sideways, or past the next tile above or below. undefined: it cannot go there. */
export function step(layout: Layout, id: string, direction: Direction): Command | undefined {
  const tile = tileOf(layout, id);
  if (!tile) return undefined;
  const { row } = tile;
  if (direction === 'left' || direction === 'right') {
    const slot = tile.slot + (direction === 'left' ? -1 : 1);
    return slot >= 0 && slot + tile.slots <= SLOTS ? { kind: 'move', id, slot, row } : undefined;
  }
  const isUp = direction === 'up';
  const count = isUp ? row : heightOf(layout) - row;
  const targets = Array.from({ length: count }, (_, index) => (isUp ? row - 1 - index : row + 1 + index));
  const target = targets.find((at) => {
    const after = tileOf(moved(layout, tile, tile.slot, at), id)!.row;
    return isUp ? after < row : after > row;
  });
  return target === undefined ? undefined : { kind: 'move', id, slot: tile.slot, row: target };
}

/** One keyboard step to the next size the widget allows. undefined: there is none. */
export function grow(layout: Layout, id: string, direction: Direction, of: SizesOf): Command | undefined {
  const tile = tileOf(layout, id);
  const sizes = tile && of(tile.widgetId);
  if (!tile || !sizes) return undefined;
  const { slots, rows } = tile;
  const isWide = direction === 'left' || direction === 'right';
  const isMore = direction === 'right' || direction === 'down';
  const next = beside(isWide ? sizes.slots : sizes.rows, isWide ? slots : rows, isMore);
  return next === undefined
    ? undefined
    : { kind: 'resize', id, slots: isWide ? next : slots, rows: isWide ? rows : next };
}

function changed(layout: Layout, command: Command, of: SizesOf): Layout | undefined {
  if (command.kind === 'arrange') return conforming(command.tiles, of);
  if (command.kind === 'add') return added(layout, command, of);
  const tile = tileOf(layout, command.id);
  if (!tile) return undefined;
  if (command.kind === 'remove') return compacted(without(layout, tile));
  if (command.kind === 'move') return moved(layout, tile, command.slot, command.row);
  const wanted =
    command.kind === 'resize'
      ? { slots: command.slots, rows: command.rows }
      : { width: command.width, height: command.height };
  const sized = fitted({ ...tile, ...wanted }, of(tile.widgetId));
  return compacted([...without(layout, tile), sized], tile.id);
}

function added(layout: Layout, { id, widgetId }: Command & { kind: 'add' }, of: SizesOf): Layout | undefined {
  if (tileOf(layout, id)) return undefined;
  const sizes = of(widgetId);
  const slots = sizes?.ownSlots ?? 1;
  const rows = sizes ? nearest(sizes.rows, 1) : 1;
  return compacted([...layout, { id, widgetId, ...freePlace(layout, slots, rows), slots, rows }]);
}

/** The tile is lifted out, the others close up, then it comes in where it was dropped and the others make room. */
function moved(layout: Layout, tile: Tile, slot: number, row: number): Layout {
  const place = { slot: Math.min(Math.max(slot, 0), SLOTS - tile.slots), row: Math.max(row, 0) };
  if (place.slot === tile.slot && place.row === tile.row) return layout;
  return compacted([...compacted(without(layout, tile)), { ...tile, ...place }], tile.id);
}

const without = (layout: Layout, { id }: Tile): Layout => layout.filter((each) => each.id !== id);

function beside(choices: readonly number[], current: number, isMore: boolean): number | undefined {
  return isMore ? choices.find((each) => each > current) : choices.findLast((each) => each < current);
}

const MEMBERS = ['id', 'widgetId', 'slot', 'row', 'slots', 'rows', 'width', 'height'] as const;

const sameTile = (a: Tile, b: Tile): boolean => MEMBERS.every((member) => a[member] === b[member]);
