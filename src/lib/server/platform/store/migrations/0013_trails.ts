import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Where Values were before somebody put them back elsewhere, for restoring an earlier version. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('variants')
    .addColumn('trails', engine.text, (column) => column.notNull().defaultTo('{}'))
    .execute();
}
