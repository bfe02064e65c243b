import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Keeps every moment as it was: saves that are no longer moments, and what a variant inherited from until that was deleted. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('value_saves')
    .addColumn('hidden', engine.integer, (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('variants').addColumn('past_base_id', engine.integer).execute();
  await db.schema.alterTable('variants').addColumn('past_until', engine.integer).execute();
  await db.schema.createIndex('variants_by_past_base').on('variants').columns(['past_base_id']).execute();
}
