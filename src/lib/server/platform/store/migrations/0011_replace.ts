import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Replacing a template's package: previous packages, and Values that no element accepts now. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('template_versions')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('template_id', engine.integer, (column) =>
      column.notNull().references('templates.id').onDelete('cascade')
    )
    .addColumn('package_id', engine.integer, (column) => column.notNull().references('packages.id'))
    .addColumn('standard', engine.integer, (column) => column.notNull())
    .addColumn('archive_hash', engine.text)
    .addColumn('pairs', engine.text, (column) => column.notNull())
    .addColumn('replaced_at', engine.text, (column) => column.notNull())
    .addColumn('replaced_by', engine.text)
    .execute();
  await db.schema.createIndex('template_versions_by_template').on('template_versions').column('template_id').execute();
  await db.schema
    .alterTable('variants')
    .addColumn('set_aside', engine.text, (column) => column.notNull().defaultTo('[]'))
    .execute();
}
