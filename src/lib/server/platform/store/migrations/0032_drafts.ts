import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Named drafts of Values, their content, who viewed them, and comments. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await drafts(db, engine);
  await values(db, engine);
  await people(db, engine);
  await comments(db, engine);
}

async function drafts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('drafts')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('template_id', engine.integer, (column) =>
      column.notNull().references('templates.id').onDelete('cascade')
    )
    .addColumn('name', engine.text, (column) => column.notNull())
    .addColumn('owner', engine.text)
    .addColumn('owner_id', engine.integer)
    .addColumn('version', engine.integer, (column) => column.notNull())
    .addColumn('state', engine.text, (column) => column.notNull())
    .addColumn('start_local', engine.text)
    .addColumn('end_local', engine.text)
    .addColumn('zone', engine.text)
    .addColumn('starts_at', engine.text)
    .addColumn('ends_at', engine.text)
    .addColumn('planner', engine.text)
    .addColumn('planner_id', engine.integer)
    .addColumn('live_order', engine.integer)
    .addColumn('refused', engine.text)
    .addColumn('link_hash', engine.text)
    .addColumn('guest_until', engine.text)
    .addColumn('created_at', engine.text, (column) => column.notNull())
    .addColumn('deleted_at', engine.text)
    .execute();
  await db.schema.createIndex('drafts_by_template').on('drafts').column('template_id').execute();
  await db.schema.createIndex('drafts_by_state').on('drafts').columns(['state', 'starts_at']).execute();
  await db.schema.createIndex('drafts_by_link').on('drafts').column('link_hash').execute();
}

async function values(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await ofDraft(db, engine, 'draft_values')
    .addColumn('variant_id', engine.integer, (column) => column.notNull())
    .addColumn('element', engine.text, (column) => column.notNull())
    .addColumn('value', engine.text)
    .addColumn('base', engine.text)
    .addColumn('held', engine.text)
    .addColumn('counts', engine.text, (column) => column.notNull())
    .addPrimaryKeyConstraint('draft_values_key', ['draft_id', 'variant_id', 'element'])
    .execute();
  await db.schema
    .createIndex('draft_values_by_variant')
    .on('draft_values')
    .columns(['variant_id', 'element'])
    .execute();
}

async function people(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await ofDraft(db, engine, 'draft_people')
    .addColumn('user_id', engine.integer, (column) => column.notNull())
    .addColumn('name', engine.text, (column) => column.notNull())
    .addColumn('approved_version', engine.integer)
    .addPrimaryKeyConstraint('draft_people_key', ['draft_id', 'user_id'])
    .execute();
}

async function comments(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await ofDraft(db, engine, 'draft_comments')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('text', engine.text, (column) => column.notNull())
    .addColumn('element', engine.text)
    .addColumn('at', engine.text, (column) => column.notNull())
    .addColumn('by', engine.text)
    .addColumn('user_id', engine.integer)
    .addColumn('guest', engine.integer, (column) => column.notNull())
    .addColumn('done_by', engine.text)
    .execute();
  await db.schema.createIndex('draft_comments_by_draft').on('draft_comments').column('draft_id').execute();
}

function ofDraft(db: Kysely<unknown>, engine: Engine, table: string) {
  return db.schema
    .createTable(table)
    .addColumn('draft_id', engine.integer, (column) => column.notNull().references('drafts.id').onDelete('cascade'));
}
