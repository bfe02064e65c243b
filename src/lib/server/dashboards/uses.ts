import { MAX_NAMED_USES, type WidgetUses } from '../../api/widgets.js';
import type { Actor } from '../platform/authorization/actor.js';
import { demand } from '../authorization/can.js';
import type { Database, Writing } from '../platform/store/schema.js';
import { insertMany } from '../platform/store/insertMany.js';
import type { Store } from '../platform/store/store.js';
import { visibleDashboards } from './visible.js';
import { widgetResource } from '../widgets/widgetPlace.js';
import { widgetRow } from '../widgets/rows.js';

/**
 * The dashboards that show a widget and lose it when it is deleted: those the actor can see by name, shared ones first; all
 * others as a number. And the planned drafts that change it.
 * @throws Refusal not-found, not-allowed
 */
export async function usesOf(db: Database, actor: Actor, id: number): Promise<WidgetUses> {
  demand(actor, 'widget.read', widgetResource(await widgetRow(db, id)));
  return usedBy(db, actor, id);
}

/** Works for a deleted widget too; the caller has checked that the actor can know of it. */
export async function usedBy(db: Database, actor: Actor, id: number): Promise<WidgetUses> {
  const showing = db
    .selectFrom('dashboard_widgets')
    .innerJoin('dashboards', 'dashboards.id', 'dashboard_widgets.dashboard_id')
    .where('widget_id', '=', id)
    .where('dashboards.deleted_at', 'is', null);
  const { all } = await showing.select(({ fn }) => fn.countAll().as('all')).executeTakeFirstOrThrow();
  const named = await showing
    .leftJoin('users', 'users.id', 'dashboards.user_id')
    .select(['dashboards.id', 'dashboards.name', 'dashboards.user_id', 'users.name as owner'])
    .where((where) => where.and(visibleDashboards(actor)))
    .orderBy(({ eb }) => eb.case().when('dashboards.user_id', 'is', null).then(0).else(1).end())
    .orderBy('dashboards.id')
    .limit(MAX_NAMED_USES)
    .execute();
  return {
    Dashboards: named.map(({ id: Id, name, user_id, owner }) => ({
      Id,
      Name: name,
      Shared: user_id === null,
      Owner: user_id === actor.userId ? null : owner
    })),
    Others: Number(all) - named.length,
    Drafts: await plannedWith(db, id)
  };
}

/** Planned drafts that change a widget. Whoever may read the widget may see them. */
async function plannedWith(db: Database, id: number): Promise<WidgetUses['Drafts']> {
  const rows = await db
    .selectFrom('drafts')
    .select(['id', 'name'])
    .where('state', '=', 'planned')
    .where('deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('draft_values')
          .select('draft_id')
          .whereRef('draft_values.draft_id', '=', 'drafts.id')
          .where('draft_values.variant_id', '=', id)
      )
    )
    .orderBy('starts_at')
    .limit(MAX_NAMED_USES)
    .execute();
  return rows.map(({ id: Id, name: Name }) => ({ Id, Name }));
}

/** Records which widgets are on a dashboard now. */
export async function noteUses(
  store: Pick<Store, 'engine'>,
  writing: Writing,
  dashboardId: number,
  widgetIds: readonly number[]
): Promise<void> {
  await writing.deleteFrom('dashboard_widgets').where('dashboard_id', '=', dashboardId).execute();
  const rows = [...new Set(widgetIds)].map((widget_id) => ({ dashboard_id: dashboardId, widget_id }));
  await insertMany(store, writing, 'dashboard_widgets', ['dashboard_id', 'widget_id'], rows);
}
