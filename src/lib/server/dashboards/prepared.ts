import type { DashboardTile } from '../../api.js';
import { compacted } from '../../dashboard/layout.js';
import { layoutOf, tilesToSend } from '../../dashboard/tiles.js';
import type { Database } from '../platform/store/schema.js';

/** Fact row with the Id of the dashboard prepared at the first start. */
export const PREPARED_FACT = 'prepared-dashboard';

type Place = Omit<DashboardTile, 'Id' | 'WidgetId'>;

/** Positions of the standard widgets on the first dashboard, by SpotIdentifier. */
const PLACES: Readonly<Record<string, Place>> = {
  'standard.clock': { Slot: 0, Row: 0, Slots: 1, Rows: 1 },
  'standard.notice-board': { Slot: 1, Row: 0, Slots: 2, Rows: 1 },
  'standard.whats-on': { Slot: 0, Row: 1, Slots: 2, Rows: 1 },
  'standard.key-figure': { Slot: 2, Row: 1, Slots: 1, Rows: 1 }
};

/** The tiles of a new installation: the available standard widgets. */
export async function preparedTiles(db: Database): Promise<DashboardTile[]> {
  const rows = await db
    .selectFrom('variants')
    .innerJoin('templates', 'templates.id', 'variants.template_id')
    .select(['variants.id', 'templates.spot_identifier'])
    .where('templates.standard', '=', 1)
    .where('variants.deleted_at', 'is', null)
    .orderBy('variants.id')
    .execute();
  const tiles = Object.entries(PLACES).flatMap(([identifier, place]): DashboardTile[] => {
    const variant = rows.find(({ spot_identifier }) => spot_identifier === identifier);
    return variant ? [{ Id: identifier, WidgetId: variant.id, ...place }] : [];
  });
  return tilesToSend(compacted(layoutOf(tiles)));
}
