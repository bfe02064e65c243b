import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** The published definition, if it differs from the one of the package. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('templates').addColumn('definition', engine.text).execute();
}
