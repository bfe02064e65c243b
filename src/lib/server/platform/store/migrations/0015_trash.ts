import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

interface Tables {
  dashboards: { id: number; tiles: string };
  dashboard_widgets: { dashboard_id: number; widget_id: number };
}

/** The Trash: who deleted a widget, groups restored with their widgets, and which dashboards show a widget. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('variants').addColumn('deleted_by', engine.text).execute();
  await db.schema.alterTable('widget_groups').addColumn('deleted_at', engine.text).execute();
  await db.schema
    .createTable('dashboard_widgets')
    .addColumn('dashboard_id', engine.integer, (column) =>
      column.notNull().references('dashboards.id').onDelete('cascade')
    )
    .addColumn('widget_id', engine.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('dashboard_widgets_key', ['dashboard_id', 'widget_id'])
    .execute();
  await db.schema.createIndex('dashboard_widgets_by_widget').on('dashboard_widgets').column('widget_id').execute();
  await fill(db as Kysely<Tables>);
}

/** From the tiles of existing dashboards. */
async function fill(db: Kysely<Tables>): Promise<void> {
  const dashboards = await db.selectFrom('dashboards').select(['id', 'tiles']).execute();
  for (const { id, tiles } of dashboards) {
    const widgets = new Set((JSON.parse(tiles) as { WidgetId: number }[]).map(({ WidgetId }) => WidgetId));
    const rows = [...widgets].map((widget_id) => ({ dashboard_id: id, widget_id }));
    if (rows.length > 0) await db.insertInto('dashboard_widgets').values(rows).execute();
  }
}
