import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Dashboards, of one user each or shared by all. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('dashboards')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('user_id', engine.integer, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('name', engine.text, (column) => column.notNull())
    .addColumn('tiles', engine.text, (column) => column.notNull())
    .addColumn('version', engine.integer, (column) => column.notNull())
    .addColumn('created_at', engine.text, (column) => column.notNull())
    .addColumn('changed_at', engine.text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('dashboards_by_user').on('dashboards').column('user_id').execute();
}
