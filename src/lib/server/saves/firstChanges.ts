import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../platform/store/schema.js';
import { changesFromText, type StoredChanges } from './changes.js';

/** Keeps parameters within every database's limit, and one step within a frame. */
export const CHUNK = 200;

/**
 * What changed after a moment, newest first. Of saves that changed the same elements only the first is read, which still includes each
 * element's first change, however often it changed.
 */
export async function firstChanges(db: Database, variantId: number, momentId: number): Promise<StoredChanges[]> {
  const firsts = firstOfEach(variantId, momentId);
  const { rows: newest } = await sql<{ id: number; changes: string }>`
    select id, changes from value_saves where variant_id = ${variantId} and id in (${firsts})
    order by id desc limit ${CHUNK}`.execute(db);
  const found = newest.map(({ changes }) => changesFromText(changes));
  if (newest.length < CHUNK) return found;
  const { rows: older } = await sql<{ id: number }>`
    select id from (${firsts}) as firsts where id < ${newest.at(-1)!.id} order by id desc`.execute(db);
  for (let at = 0; at < older.length; at += CHUNK) {
    await turn();
    const rows = await db
      .selectFrom('value_saves')
      .select('changes')
      .where(
        'id',
        'in',
        older.slice(at, at + CHUNK).map(({ id }) => id)
      )
      .orderBy('id', 'desc')
      .execute();
    for (const { changes } of rows) found.push(changesFromText(changes));
  }
  return found;
}

/**
 * For each set of elements, the first save that changed it. The index is read set by set: among thousands of saves, there are
 * usually few different sets.
 */
const firstOfEach = (variantId: number, momentId: number) => sql`
  with recursive sets (elements) as (
    select min(elements) from value_saves where variant_id = ${variantId}
    union all
    select (select min(elements) from value_saves where variant_id = ${variantId} and elements > sets.elements)
    from sets where elements is not null
  )
  select (
    select min(id) from value_saves
    where variant_id = ${variantId} and value_saves.elements = sets.elements and id > ${momentId}
  ) as id from sets where elements <> '[]'`;
