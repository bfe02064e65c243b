import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Comments on single settings of a widget, and a counter of changes for live streams. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('setting_comments')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('variant_id', engine.integer, (column) => column.notNull().references('variants.id').onDelete('cascade'))
    .addColumn('element', engine.text, (column) => column.notNull())
    .addColumn('text', engine.text, (column) => column.notNull())
    .addColumn('at', engine.text, (column) => column.notNull())
    .addColumn('by', engine.text)
    .addColumn('user_id', engine.integer)
    .addColumn('done_by', engine.text)
    .execute();
  await db.schema
    .createIndex('setting_comments_by_variant')
    .on('setting_comments')
    .columns(['variant_id', 'id'])
    .execute();
  await db.schema
    .alterTable('variants')
    .addColumn('comments_version', engine.integer, (column) => column.notNull().defaultTo(0))
    .execute();
}
