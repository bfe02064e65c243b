import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';

/** Events that are kept of each text, and shown. */
export const MOST_EVENTS = 100;
const ROWS_AT_ONCE = 1_000;

/** Removes all events of each text but the newest, a few hundred at a time. What a replacement did stays, for restoring a version. */
export async function removeOldEvents(store: Pick<Store, 'db' | 'write'>, signal?: AbortSignal): Promise<void> {
  for await (const old of oldEvents(store.db)) {
    if (signal?.aborted) return;
    if (old.length === 0) continue;
    await store.write((writing) =>
      writing.deleteFrom('text_events').where('id', 'in', old).where('kind', '<>', 'replace').execute()
    );
  }
}

/** Ids of those that are not among the newest of their text, found in one pass over all texts. */
async function* oldEvents(db: Database): AsyncGenerator<number[]> {
  /** The newest of the text, oldest first. */
  let newest: number[] = [];
  let last: Awaited<ReturnType<typeof eventsAfter>>[number] | undefined;
  do {
    const rows = await eventsAfter(db, last);
    const old: number[] = [];
    for (const row of rows) {
      const isSameText = row.place === last?.place && row.language === last.language;
      if (!isSameText || row.template_id !== last?.template_id) newest = [];
      newest.push(row.id);
      if (newest.length > MOST_EVENTS) old.push(newest.shift()!);
      last = row;
    }
    yield old;
    // SQLite answers without yielding.
    await turn();
    if (rows.length < ROWS_AT_ONCE) return;
  } while (last);
}

function eventsAfter(
  db: Database,
  last:
    | { readonly template_id: number; readonly language: string; readonly place: string; readonly id: number }
    | undefined
) {
  const events = db.selectFrom('text_events').select(['template_id', 'language', 'place', 'id']);
  const asked = last
    ? events.where(
        sql<boolean>`(template_id, language, place, id) > (${last.template_id}, ${last.language}, ${last.place}, ${last.id})`
      )
    : events;
  return asked.orderBy('template_id').orderBy('language').orderBy('place').orderBy('id').limit(ROWS_AT_ONCE).execute();
}
