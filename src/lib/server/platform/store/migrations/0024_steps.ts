import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Saves of several widgets of a template in one step, so that it can be undone in one step. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('steps')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('template_id', engine.integer, (column) =>
      column.notNull().references('templates.id').onDelete('cascade')
    )
    .addColumn('kind', engine.text, (column) => column.notNull())
    .addColumn('at', engine.text, (column) => column.notNull())
    .addColumn('by', engine.text)
    .addColumn('user_id', engine.integer)
    .addColumn('changes', engine.text, (column) => column.notNull())
    .addColumn('cells', engine.integer, (column) => column.notNull())
    .addColumn('widgets', engine.integer, (column) => column.notNull())
    .addColumn('undone_by', engine.integer)
    .execute();
  await db.schema.createIndex('steps_by_template').on('steps').columns(['template_id', 'id']).execute();
}
