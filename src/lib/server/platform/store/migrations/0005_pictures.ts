import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Rendered pictures by what they show. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('pictures')
    .addColumn('key', engine.text, (column) => column.primaryKey())
    .addColumn('sha256', engine.text, (column) => column.notNull())
    .addColumn('bytes', engine.integer, (column) => column.notNull())
    .addColumn('failed', engine.integer, (column) => column.notNull())
    .addColumn('made_at', engine.text, (column) => column.notNull())
    .addColumn('used_at', engine.text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('pictures_by_use').on('pictures').columns(['used_at', 'key']).execute();
}
