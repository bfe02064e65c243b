import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Stores the user, the step and the restored moment of each save. For earlier saves they are not known. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('value_saves').addColumn('by_id', engine.integer).execute();
  await db.schema.alterTable('value_saves').addColumn('step_id', engine.integer).execute();
  await db.schema.alterTable('value_saves').addColumn('origin_at', engine.text).execute();
  await db.schema.createIndex('value_saves_by_step').on('value_saves').columns(['step_id']).execute();
}
