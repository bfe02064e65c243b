import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Widget groups; variants are in one or among the templates, and can be restored for a while after deletion. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('widget_groups')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('name', engine.text, (column) => column.notNull())
    .addColumn('name_key', engine.text, (column) => column.notNull())
    .addColumn('spot_group_id', engine.integer)
    .addColumn('created_at', engine.text, (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('variants')
    .addColumn('group_id', engine.integer, (column) => column.references('widget_groups.id'))
    .execute();
  await db.schema.alterTable('variants').addColumn('deleted_at', engine.text).execute();
  await db.schema.createIndex('variants_by_group').on('variants').column('group_id').execute();
  // Few are deleted; the job that removes them for good needs only those.
  await db.schema
    .createIndex('variants_by_deletion')
    .on('variants')
    .column('deleted_at')
    .where('deleted_at', 'is not', null)
    .execute();
}
