import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** The external origins that a template's widgets may reach. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('templates')
    .addColumn('origins', engine.text, (column) => column.notNull().defaultTo('[]'))
    .execute();
}
