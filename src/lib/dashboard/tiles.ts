import type { DashboardTile } from '../api.js';
import type { Layout } from './layout.js';

/** Tiles between the words of the API and those of the layout. */

export const layoutOf = (tiles: readonly DashboardTile[]): Layout =>
  tiles.map(({ Id, WidgetId, Slot, Row, Slots, Rows, Width, Height }) => ({
    id: Id,
    widgetId: WidgetId,
    slot: Slot,
    row: Row,
    slots: Slots,
    rows: Rows,
    ...(Width !== undefined && { width: Width }),
    ...(Height !== undefined && { height: Height })
  }));

export const tilesToSend = (layout: Layout): DashboardTile[] =>
  layout.map(({ id, widgetId, slot, row, slots, rows, width, height }) => ({
    Id: id,
    WidgetId: widgetId,
    Slot: slot,
    Row: row,
    Slots: slots,
    Rows: rows,
    ...(width !== undefined && { Width: width }),
    ...(height !== undefined && { Height: height })
  }));
