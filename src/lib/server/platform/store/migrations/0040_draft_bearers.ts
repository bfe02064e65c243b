import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engine.js';

/**
 * Stores in whose name a plan and a link of a draft act. Plans stay their planner's; who made a link was not kept, so it counts
 * as made by the draft's owner. What `ADMIN_API_KEY` planned or shared before ends: which key that was is not known.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('drafts').addColumn('planned_by', engine.text).execute();
  await db.schema.alterTable('drafts').addColumn('linked_by', engine.text).execute();
  await sql`update drafts set planned_by = 'u' || planner_id where planner_id is not null`.execute(db);
  await sql`update drafts set linked_by = 'u' || owner_id
    where owner_id is not null and link_hash is not null`.execute(db);
}
