import type { AscData, DynamicResolution } from '../ascdata/types.js';
import { bounded, dashboardSize, dynamicResolution, rowChoices, slotChoices } from '../preview/resolutions.js';
import { compacted, SLOTS, type Layout, type Tile } from './layout.js';

/** The sizes a widget's Options allow on a dashboard. */
export interface Sizes {
  /** NumberOfSlots, and what PossibleNumbersOfSlots adds; ascending. */
  readonly slots: readonly number[];
  /** PossibleNumbersOfRows, ascending; one row where there are none. */
  readonly rows: readonly number[];
  /** Slots when it is added. */
  readonly ownSlots: number;
  /** Limits of width and height while DynamicResolution is active. */
  readonly dynamic?: DynamicResolution;
}

/** Sizes by widget; undefined for a deleted widget, which keeps its size. */
export type SizesOf = (widgetId: number) => Sizes | undefined;

/** What the Options of a package allow. */
export function sizesOf(ascData: AscData): Sizes {
  const slots = slotChoices(ascData);
  const dynamic = dynamicResolution(ascData);
  const own = ascData.NumberOfSlots;
  return {
    slots,
    rows: rowChoices(ascData),
    ownSlots: slots.includes(own) ? own : slots[0]!,
    ...(dynamic && { dynamic })
  };
}

/** The choice closest to `wanted`; the smaller of two equally close. `choices` is ascending and not empty. */
export function nearest(choices: readonly number[], wanted: number): number {
  return choices.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best));
}

/** The tile in the closest allowed size, inside the dashboard. Without `sizes`, any size is accepted. */
export function fitted(tile: Tile, sizes: Sizes | undefined): Tile {
  if (!sizes) return { ...tile, slot: Math.min(tile.slot, SLOTS - tile.slots) };
  const slots = nearest(sizes.slots, tile.slots);
  const rows = nearest(sizes.rows, tile.rows);
  const slot = Math.min(tile.slot, SLOTS - slots);
  const { id, widgetId, row } = tile;
  return { id, widgetId, slot, row, slots, rows, ...resolution({ ...tile, slots, rows }, sizes) };
}

/** Every tile in a size its widget allows: the package may have been replaced since the layout was saved. */
export function conforming(layout: Layout, of: SizesOf): Layout {
  return compacted(layout.map((tile) => fitted(tile, of(tile.widgetId))));
}

/** Width and height of a tile within DynamicResolution; none where the widget has no such option, or none were chosen. */
function resolution({ slots, rows, width, height }: Tile, { dynamic }: Sizes): Pick<Tile, 'width' | 'height'> {
  if (!dynamic || (width === undefined && height === undefined)) return {};
  const plain = dashboardSize(slots, rows);
  return bounded({ width: width ?? plain.width, height: height ?? plain.height }, dynamic);
}
