import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Who made the version of the Values that a variant has. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('variants').addColumn('changed_by', engine.text).execute();
}
