import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Stores the name of the preset or draft whose Values a save has, and counts changes of the names of moments. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('value_saves').addColumn('origin_name', engine.text).execute();
  await db.schema
    .alterTable('variants')
    .addColumn('moments_version', engine.integer, (column) => column.notNull().defaultTo(0))
    .execute();
}
