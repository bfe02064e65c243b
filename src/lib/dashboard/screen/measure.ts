import type { Size } from '../../preview/resolutions.js';
import { dashboardSize, viewport } from '../../preview/resolutions.js';
import { SLOTS, type Tile } from '../layout.js';
import type { Content } from './content.js';

/** How a dashboard is laid out in pixels. A tile is a header with its widget below. */
export const GAP = 16;
const HEADER = 36;
/** Narrower grids show a single column. */
const NARROW = 640;

/** In full screen, all rows are shown at once, unless that scales widgets below this share of their width. */
const SMALLEST = 0.6;

export interface Measures {
  readonly columns: 1 | 3;
  /** Of the whole grid. */
  readonly width: number;
  /** Of a tile, above its widget. */
  readonly header: number;
  /** Of one column, and of one row with its header; without the gaps between them. */
  readonly column: number;
  readonly row: number;
}

/** A full screen: its height, and the number of rows to show. */
export interface Screen {
  readonly height: number;
  readonly rows: number;
}

/** The measures of a grid of this width; widgets are scaled to it. In full screen (`screen`), tiles have no header. */
export function measuresOf(width: number, screen?: Screen): Measures {
  const unit = dashboardSize(1);
  const header = screen ? 0 : HEADER;
  if (width < NARROW) return { columns: 1, width, header, column: width, row: header + unit.height };
  const widest = columnOf(width);
  const column = screen ? Math.min(widest, columnIn(screen, widest)) : widest;
  const row = header + (unit.height * column) / unit.width;
  return { columns: 3, width: SLOTS * column + (SLOTS - 1) * GAP, header, column, row };
}

const columnOf = (width: number): number => (width - GAP * (SLOTS - 1)) / SLOTS;

/** How wide columns are where all rows fit into a screen. */
function columnIn({ height, rows }: Screen, widest: number): number {
  const unit = dashboardSize(1);
  const row = (height - GAP * (rows - 1)) / Math.max(1, rows);
  return Math.max((row * unit.width) / unit.height, widest * SMALLEST);
}

/** The place under a point of the grid; slots and rows from 0. */
export function placeAt({ column, row }: Measures, x: number, y: number): { slot: number; row: number } {
  const slot = Math.floor(x / (column + GAP));
  return { slot: Math.min(Math.max(slot, 0), SLOTS - 1), row: Math.max(0, Math.floor(y / (row + GAP))) };
}

/** Slots and rows spanned by a tile dragged to this size. */
export function spanOf({ column, row }: Measures, { width, height }: Size): { slots: number; rows: number } {
  const span = (pixels: number, unit: number) => Math.max(1, Math.round((pixels + GAP) / (unit + GAP)));
  return { slots: Math.min(SLOTS, span(width, column)), rows: span(height, row) };
}

/** CSS that places a tile on a grid of three columns. */
export const placeStyle = ({ slot, row, slots, rows }: Tile): string =>
  `grid-column:${slot + 1}/span ${slots};grid-row:${row + 1}/span ${rows}`;

/** Width of a tile in pixels of the page. */
const tileWidth = ({ slots }: Tile, { columns, column }: Measures): number =>
  columns === 1 ? column : slots * column + (slots - 1) * GAP;

/**
 * The widget's own viewport in a tile: the dashboard resolution of its slots by the height of the tile, or what was chosen with
 * DynamicResolution. On a narrow screen, it gets the fewest slots it allows.
 */
export function frameSize(tile: Tile, { ascData, sizes }: Content, measures: Measures): Size {
  const isNarrow = measures.columns === 1;
  const chosen = { ...(tile.width && { width: tile.width }), ...(tile.height && { height: tile.height }) };
  const own = sizes.dynamic && viewport(ascData, 'dashboard', tile.slots, tile.rows, chosen);
  if (own && !isNarrow && (tile.width !== undefined || tile.height !== undefined)) return own;
  const natural = dashboardSize(isNarrow ? sizes.slots[0]! : tile.slots, tile.rows);
  if (isNarrow) return { width: Math.max(natural.width, measures.column), height: natural.height };
  const scale = tileWidth(tile, measures) / natural.width;
  return { width: natural.width, height: bodyHeight(tile, measures, undefined) / scale };
}

/** Height of the widget below its header, in pixels of the page. */
export function bodyHeight(tile: Tile, measures: Measures, frame: Size | undefined): number {
  if (measures.columns === 1 && frame) return frame.height * Math.min(1, measures.column / frame.width);
  return tile.rows * measures.row + (tile.rows - 1) * GAP - measures.header;
}
