import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** The player of a user with the role `player`. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('users').addColumn('player_id', engine.integer).execute();
}
