import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Comments of translators on texts, and their glossary. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('text_comments')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('template_id', engine.integer, (column) =>
      column.notNull().references('templates.id').onDelete('cascade')
    )
    .addColumn('language', engine.text, (column) => column.notNull())
    .addColumn('place', engine.text, (column) => column.notNull())
    .addColumn('name', engine.text, (column) => column.notNull())
    .addColumn('text', engine.text, (column) => column.notNull())
    .addColumn('at', engine.text, (column) => column.notNull())
    .addColumn('by', engine.text)
    .addColumn('user_id', engine.integer)
    .execute();
  await db.schema
    .createIndex('text_comments_by_place')
    .on('text_comments')
    .columns(['template_id', 'language', 'place'])
    .execute();
  await db.schema
    .createTable('glossary')
    .addColumn('language', engine.text, (column) => column.notNull())
    .addColumn('term_key', engine.text, (column) => column.notNull())
    .addColumn('term', engine.text, (column) => column.notNull())
    .addColumn('translation', engine.text, (column) => column.notNull())
    .addPrimaryKeyConstraint('glossary_key', ['language', 'term_key'])
    .execute();
}
