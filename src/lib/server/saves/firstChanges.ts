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
  const found: StoredChanges[] = [];
  for (let before: number | undefined; ; await turn()) {
    const rows = await pageOfFirst(db, variantId, momentId, before);
    for (const { changes } of rows) found.push(changesFromText(changes));
    if (rows.length < CHUNK) return found;
    before = rows.at(-1)!.id;
  }
}

/**
 * For each set of elements, the first save that changed it, the newest first; with saves from before that was noted beside their
 * changes. The index is asked for one set after another: of thousands of saves, nearly all change sets that others change too.
 */
async function pageOfFirst(db: Database, variantId: number, momentId: number, before = Number.MAX_SAFE_INTEGER) {
  const { rows } = await sql<{ id: number; changes: string }>`
    with recursive sets (elements) as (
      select min(elements) from value_saves where variant_id = ${variantId}
      union all
      select (select min(elements) from value_saves where variant_id = ${variantId} and elements > sets.elements)
      from sets where elements is not null
    )
    select id, changes from value_saves where id < ${before} and id in (
      select (
        select min(id) from value_saves
        where variant_id = ${variantId} and value_saves.elements = sets.elements and id > ${momentId}
      ) from sets where elements <> '[]'
      union all
      select id from value_saves where variant_id = ${variantId} and id > ${momentId} and elements is null
    )
    order by id desc limit ${CHUNK}`.execute(db);
  return rows;
}
