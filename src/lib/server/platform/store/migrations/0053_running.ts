import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Saves of a followed folder go on with one version: whether the package of a template is such a one. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('templates')
    .addColumn('running', engine.integer, (column) => column.notNull().defaultTo(0))
    .execute();
}
