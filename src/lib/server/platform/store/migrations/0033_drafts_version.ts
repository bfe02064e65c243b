import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Counts changes of the drafts of a template, for live streams. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('templates')
    .addColumn('drafts_version', engine.integer, (column) => column.notNull().defaultTo(0))
    .execute();
}
