import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Named Values of a template. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('presets')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('template_id', engine.integer, (column) =>
      column.notNull().references('templates.id').onDelete('cascade')
    )
    .addColumn('name', engine.text, (column) => column.notNull())
    .addColumn('version', engine.integer, (column) => column.notNull())
    .addColumn('own_values', engine.text, (column) => column.notNull())
    .addColumn('set_aside', engine.text, (column) => column.notNull().defaultTo('[]'))
    .addColumn('trails', engine.text, (column) => column.notNull().defaultTo('{}'))
    .addColumn('changed_at', engine.text, (column) => column.notNull())
    .addColumn('changed_by', engine.text)
    .execute();
  await db.schema.createIndex('presets_by_template').on('presets').columns(['template_id', 'id']).execute();
  await db.schema
    .alterTable('templates')
    .addColumn('presets_version', engine.integer, (column) => column.notNull().defaultTo(0))
    .execute();
}
