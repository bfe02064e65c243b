import type { HistoryKind } from '../../api.js';
import { recordSave, type Saver } from '../saves/record.js';
import type { Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { reachHeirs } from '../widgets/inheritance.js';
import { publishChange } from '../widgets/publishchange.js';

/** Own Values of a widget, before and after, as JSON texts. */
export interface SavedRow {
  readonly id: number;
  readonly inheritsId: number | null;
  readonly before: string;
  readonly after: string;
}

interface Save {
  readonly kind: HistoryKind;
  readonly at: string;
  readonly by: Saver;
}

/** Saves the own Values of several widgets in one transaction, and tells whoever has them open. */
export async function saveRows(
  store: Pick<Store, 'changes'>,
  writing: Writing,
  rows: readonly SavedRow[],
  { kind, at, by }: Save
): Promise<void> {
  // What others inherit from comes first: it counts up their versions, too.
  const sorted = [...rows].sort((a, b) => Number(a.inheritsId !== null) - Number(b.inheritsId !== null));
  for (const { id, inheritsId, before, after } of sorted) {
    await writing
      .updateTable('variants')
      .set(({ eb }) => ({ version: eb('version', '+', 1), own_values: after, changed_at: at, changed_by: by.name }))
      .where('id', '=', id)
      .execute();
    await recordSave(writing, { variantId: id, at, by, kind, before, after });
    await publishChange(store, writing, id);
    if (inheritsId === null) await reachHeirs(store, writing, { id, at, by: by.name });
  }
}
