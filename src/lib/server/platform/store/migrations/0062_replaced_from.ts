import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Versions say which followed folder replaced them. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('template_versions').addColumn('replaced_from', engine.text).execute();
}
