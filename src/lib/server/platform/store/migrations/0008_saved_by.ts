import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Who saved the current version of a variant's Values. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('variants').addColumn('changed_by', engine.text).execute();
}
