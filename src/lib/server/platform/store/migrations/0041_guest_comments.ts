import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** Stores which comments on drafts guests read: those made with their link, and those meant for them. Older ones are neither. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('draft_comments').addColumn('link_hash', engine.text).execute();
  await db.schema
    .alterTable('draft_comments')
    .addColumn('for_guests', engine.integer, (column) => column.notNull().defaultTo(0))
    .execute();
}
