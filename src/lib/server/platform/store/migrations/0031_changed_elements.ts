import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Stores which elements a save changed, so that few saves are read for a moment long ago. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('value_saves').addColumn('elements', engine.text).execute();
  await db.schema.dropIndex('value_saves_by_variant').execute();
  await db.schema
    .createIndex('value_saves_by_variant')
    .on('value_saves')
    .columns(['variant_id', 'id', 'elements'])
    .execute();
}
