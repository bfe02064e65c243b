import type { HistoryStep } from '../../api.js';
import type { Database } from '../platform/store/schema.js';
import { DROPPED_CHANGES } from '../saves/obsolete.js';

/** The steps these saves belong to, by Id. */
export async function stepsOf(
  db: Database,
  saves: readonly { readonly step_id: number | null }[]
): Promise<Map<number, HistoryStep>> {
  const ids = [...new Set(saves.flatMap(({ step_id }) => step_id ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('steps')
    .select(['id', 'kind', 'widgets', 'undone_by'])
    .select(({ eb }) => eb('changes', '!=', DROPPED_CHANGES).as('is_kept'))
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, kind, widgets, undone_by, is_kept }) => [
      id,
      { Id: id, Widgets: widgets, Undoable: kind === 'table' && undone_by === null && Boolean(is_kept) }
    ])
  );
}
