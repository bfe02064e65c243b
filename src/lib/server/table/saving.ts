import { setImmediate as turn } from 'node:timers/promises';
import { chunksOf } from '../platform/chunks.js';
import type { Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { updateMany } from '../platform/store/updateMany.js';
import { recordSaves, type ValueSave } from '../saves/record.js';

/** Saves own Values in a few statements, as one person at one time, with a turn for others in between. */
export async function saveRows(
  store: Pick<Store, 'engine'>,
  writing: Writing,
  saves: readonly ValueSave[]
): Promise<void> {
  for (const some of chunksOf(saves, ({ after }) => after.length)) {
    const [{ at: changed_at, by }] = some as [ValueSave];
    const own = some.map(({ variantId: id, after: own_values }) => ({ id, own_values }));
    await updateMany(store, writing, 'variants', ['own_values'], own, ['id']);
    await writing
      .updateTable('variants')
      .set(({ eb }) => ({ version: eb('version', '+', 1), changed_at, changed_by: by?.name ?? null }))
      .where(
        'id',
        'in',
        own.map(({ id }) => id)
      )
      .execute();
    await turn();
  }
  await recordSaves(store, writing, saves);
}
