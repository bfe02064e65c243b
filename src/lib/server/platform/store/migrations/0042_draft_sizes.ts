import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/** How much each draft holds, so that what one owner keeps can be summed without reading it. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const column of ['value_count', 'characters'])
    await db.schema
      .alterTable('drafts')
      .addColumn(column, engine.integer, (added) => added.notNull().defaultTo(0))
      .execute();
  await sql`update drafts set
    value_count = (select count(*) from draft_values where draft_id = drafts.id),
    characters = (
      select coalesce(sum(length(element) + coalesce(length(value), 0) + coalesce(length(base), 0)), 0)
      from draft_values where draft_id = drafts.id
    )`.execute(db);
  await db.schema.createIndex('drafts_by_owner').on('drafts').column('owner_id').execute();
}
