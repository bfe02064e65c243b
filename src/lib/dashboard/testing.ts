import type { Tile } from './layout.js';
import type { Sizes } from './sizes.js';

export const tile = (id: string, slot: number, row: number, slots = 1, rows = 1): Tile => ({
  id,
  widgetId: 1,
  slot,
  row,
  slots,
  rows
});

/** A widget that may have any size. */
export const ANY: Sizes = { slots: [1, 2, 3], rows: [1, 2, 3], ownSlots: 1 };
export const any = () => ANY;
