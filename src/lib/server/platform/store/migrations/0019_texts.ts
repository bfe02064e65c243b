import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Texts translated beside the package: their state, their history, and who may translate them. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const name of ['texts_version', 'texts_published']) {
    await db.schema
      .alterTable('templates')
      .addColumn(name, engine.integer, (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await texts(db, engine);
  await events(db, engine);
  await languages(db, engine);
}

async function texts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await ofTemplate(db, engine, 'texts')
    .addColumn('place', engine.text, (column) => column.notNull())
    .addColumn('name', engine.text, (column) => column.notNull())
    .addColumn('text', engine.text, (column) => column.notNull())
    .addColumn('reviewed', engine.integer, (column) => column.notNull())
    .addColumn('source', engine.text, (column) => column.notNull())
    .addColumn('source_hash', engine.text, (column) => column.notNull())
    .addColumn('accepted', engine.text, (column) => column.notNull())
    .addColumn('published', engine.text)
    .addColumn('revision', engine.integer, (column) => column.notNull())
    .addColumn('changed_at', engine.text, (column) => column.notNull())
    .addColumn('changed_by', engine.text)
    .addUniqueConstraint('texts_place', ['template_id', 'language', 'place'])
    .execute();
  await db.schema.createIndex('texts_by_source').on('texts').columns(['language', 'source_hash', 'reviewed']).execute();
}

async function events(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await ofTemplate(db, engine, 'text_events')
    .addColumn('place', engine.text, (column) => column.notNull())
    .addColumn('name', engine.text, (column) => column.notNull())
    .addColumn('batch', engine.text, (column) => column.notNull())
    .addColumn('kind', engine.text, (column) => column.notNull())
    .addColumn('before', engine.text)
    .addColumn('after', engine.text)
    .addColumn('revision', engine.integer, (column) => column.notNull())
    .addColumn('at', engine.text, (column) => column.notNull())
    .addColumn('by', engine.text)
    .addColumn('user_id', engine.integer)
    .execute();
  await db.schema.createIndex('text_events_by_batch').on('text_events').column('batch').execute();
  await db.schema
    .createIndex('text_events_by_place')
    .on('text_events')
    .columns(['template_id', 'language', 'place'])
    .execute();
}

async function languages(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await ofTemplate(db, engine, 'text_languages')
    .addColumn('added_at', engine.text, (column) => column.notNull())
    .addColumn('added_by', engine.text)
    .addColumn('removed_at', engine.text)
    .addColumn('removed_by', engine.text)
    .addUniqueConstraint('text_languages_code', ['template_id', 'language'])
    .execute();
  await db.schema
    .createTable('user_languages')
    .addColumn('user_id', engine.integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('language', engine.text, (column) => column.notNull())
    .addColumn('level', engine.text, (column) => column.notNull())
    .addPrimaryKeyConstraint('user_languages_key', ['user_id', 'language'])
    .execute();
}

function ofTemplate(db: Kysely<unknown>, engine: Engine, table: string) {
  return db.schema
    .createTable(table)
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('template_id', engine.integer, (column) =>
      column.notNull().references('templates.id').onDelete('cascade')
    )
    .addColumn('language', engine.text, (column) => column.notNull());
}
