import type { Kysely } from 'kysely';

/** Counts the comments of one person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['draft_comments', 'setting_comments'])
    await db.schema.createIndex(`${table}_by_user`).on(table).column('user_id').execute();
}
