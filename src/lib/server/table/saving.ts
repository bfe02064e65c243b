import type { Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { updateMany } from '../platform/store/updateMany.js';
import { recordSaves, type ValueSave } from '../saves/record.js';

/** Saves own Values in a few statements, however many rows there are, as one person at one time. */
export async function saveRows(
  store: Pick<Store, 'engine'>,
  writing: Writing,
  saves: readonly ValueSave[]
): Promise<void> {
  const [first] = saves;
  if (!first) return;
  const own = saves.map(({ variantId: id, after: own_values }) => ({ id, own_values }));
  await updateMany(store, writing, 'variants', ['own_values'], own, ['id']);
  await writing
    .updateTable('variants')
    .set(({ eb }) => ({ version: eb('version', '+', 1), changed_at: first.at, changed_by: first.by?.name ?? null }))
    .where(
      'id',
      'in',
      own.map(({ id }) => id)
    )
    .execute();
  await recordSaves(store, writing, saves);
}
