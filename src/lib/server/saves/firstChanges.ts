import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '../platform/store/schema.js';
import { changesFromText, type StoredChanges } from './changes.js';

/** Keeps a statement's parameters below what every database takes, and a step below a frame. */
export const CHUNK = 200;

/**
 * What changed after a moment, the newest first: of the saves that changed the same elements, the first alone. So each element's
 * first change is among them, however often it changed.
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
