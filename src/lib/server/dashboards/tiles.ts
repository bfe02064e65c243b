import type { DashboardTile } from '../../api.js';
import { faultsOf, type LayoutFault } from '../../dashboard/layout.js';
import type { Sizes } from '../../dashboard/sizes.js';
import { layoutOf } from '../../dashboard/tiles.js';
import type { Packages } from '../packages/packages.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Database } from '../platform/store/schema.js';
import { tilesInvalid, type TileFault } from './refusals.js';
import { visibleWidgets } from '../widgets/visible.js';

/**
 * Checks that these tiles are a layout, each in a size its widget's Options allow. Deleted widgets are checked too; the size of
 * one that the actor may not see is not checked, so that the answer says nothing of its Options.
 * @throws Refusal `tiles-invalid` with a pointer for each place
 */
export async function checkTiles(
  db: Database,
  packages: Pick<Packages, 'sizes'>,
  actor: Actor,
  tiles: readonly DashboardTile[]
): Promise<void> {
  const faults: TileFault[] = faultsOf(layoutOf(tiles)).map(({ index, kind }) => ({ index, code: CODES[kind] }));
  const packageIds = await packagesOf(db, actor, [...new Set(tiles.map(({ WidgetId }) => WidgetId))]);
  const sizes = new Map<number, Sizes>();
  for (const [id, packageId] of packageIds) sizes.set(id, await packages.sizes(db, packageId));
  tiles.forEach((tile, index) => {
    const allowed = sizes.get(tile.WidgetId);
    if (allowed && !isAllowed(tile, allowed)) faults.push({ index, code: 'tile-size-not-allowed' });
  });
  if (faults.length > 0) throw tilesInvalid(faults);
}

const CODES: Readonly<Record<LayoutFault['kind'], TileFault['code']>> = {
  'id-twice': 'tile-id-twice',
  outside: 'tile-outside',
  overlapping: 'tile-overlapping'
};

const isAllowed = ({ Slots, Rows }: DashboardTile, { slots, rows }: Sizes): boolean =>
  slots.includes(Slots) && rows.includes(Rows);

/** Of those that the actor may see, by widget. */
async function packagesOf(db: Database, actor: Actor, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('variants')
    .innerJoin('templates', 'templates.id', 'variants.template_id')
    .leftJoin('widget_groups', 'widget_groups.id', 'variants.group_id')
    .select(['variants.id', 'templates.package_id'])
    .where('variants.id', 'in', ids)
    .where(({ and }) => and(visibleWidgets(actor)))
    .execute();
  return new Map(rows.map(({ id, package_id }) => [id, package_id]));
}
