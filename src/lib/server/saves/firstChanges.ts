import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '../platform/store/schema.js';
import { changesFromText, type StoredChanges } from './changes.js';

/** Keeps parameters within every database's limit, and one step within a frame. */
export const CHUNK = 200;

/**
 * What changed after a moment, newest first. Of saves that changed the same elements only the first is read, which still includes each
 * element's first change, however often it changed.
 */
export async function firstChanges(db: Database, variantId: number, momentId: number): Promise<StoredChanges[]> {
  const firsts = await db
    .selectFrom('value_saves')
    .select(({ fn }) => fn.min('id').as('id'))
    .where('variant_id', '=', variantId)
    .where('id', '>', momentId)
    .where(({ eb, or }) => or([eb('elements', 'is', null), eb('elements', '!=', '[]')]))
    .groupBy(({ fn, cast }) => fn.coalesce('elements', cast<string>('id', 'text')))
    .execute();
  const ids = firsts.map(({ id }) => id).sort((a, b) => b - a);
  const found: StoredChanges[] = [];
  for (let at = 0; at < ids.length; at += CHUNK) {
    const rows = await db
      .selectFrom('value_saves')
      .select('changes')
      .where('id', 'in', ids.slice(at, at + CHUNK))
      .orderBy('id', 'desc')
      .execute();
    for (const { changes } of rows) found.push(changesFromText(changes));
    if (ids.length > CHUNK) await turn();
  }
  return found;
}
