import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/**
 * Comments that came with an import name its batch, so that undoing the import deletes them. The last events of a user in a
 * language are found without reading the whole history.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('text_comments').addColumn('batch', engine.text).execute();
  await db.schema.createIndex('text_comments_by_batch').on('text_comments').column('batch').execute();
  await db.schema
    .createIndex('text_events_by_language')
    .on('text_events')
    .columns(['template_id', 'language', 'id'])
    .execute();
}
