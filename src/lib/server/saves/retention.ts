import { subDays } from 'date-fns';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { ValueSaveRow } from '../platform/store/tables/saves.js';
import { changesFromText, changesToText, composed, hashesIn, type StoredChanges } from './changes.js';

/** Unnamed moments are kept this long. */
export const KEPT_DAYS = 365;

/** Of more saves of one variant, the oldest days are one moment each. */
const MOST_SAVES = 5_000;

/** Saves of one variant that are composed in one transaction. */
const AT_ONCE = 500;

type OldSave = Pick<ValueSaveRow, 'id' | 'at' | 'changes' | 'name'>;

/**
 * Composes what is kept no longer: unnamed saves go into the next one that stays, so that every moment that is left has the same
 * Values as before.
 */
export async function composeOldSaves(store: Store, now: Date): Promise<void> {
  const before = subDays(now, KEPT_DAYS).toISOString();
  for (const id of await variantsWithOld(store.db, before)) {
    await composeAll(
      store,
      id,
      (saves) => saves.filter(({ at }) => at < before),
      ({ name }) => name !== null
    );
  }
  for (const { id, count } of await variantsWithMany(store.db)) {
    const surplus = count - MOST_SAVES;
    const endsDay = ({ name, at }: OldSave, next: OldSave | undefined) =>
      name !== null || next?.at.slice(0, 10) !== at.slice(0, 10);
    await composeAll(store, id, (saves) => saves.slice(0, surplus), endsDay);
  }
}

/** @param stays does this one stay, before the next? The last one of the old stays always. */
async function composeAll(
  store: Store,
  variantId: number,
  oldOf: (saves: readonly OldSave[]) => readonly OldSave[],
  stays: (save: OldSave, next: OldSave | undefined) => boolean
): Promise<void> {
  for (;;) {
    const composedSome = await store.write(async (writing) => {
      const saves = await writing
        .selectFrom('value_saves')
        .select(['id', 'at', 'changes', 'name'])
        .where('variant_id', '=', variantId)
        .orderBy('id')
        .limit(MOST_SAVES + AT_ONCE)
        .execute();
      const old = oldOf(saves).slice(0, AT_ONCE);
      const { gone, kept } = groupsOf(old, stays);
      if (gone.length === 0) return false;
      for (const [id, changes] of kept) {
        await writing
          .updateTable('value_saves')
          .set({ changes: changesToText(changes) })
          .where('id', '=', id)
          .execute();
      }
      await writing.deleteFrom('value_saves').where('id', 'in', gone).execute();
      await removeUnnamedValues(writing, variantId);
      return true;
    });
    if (!composedSome) return;
  }
}

/** What goes, and what those that stay change by then. */
export function groupsOf(
  old: readonly OldSave[],
  stays: (save: OldSave, next: OldSave | undefined) => boolean
): { readonly gone: number[]; readonly kept: Map<number, StoredChanges> } {
  const gone: number[] = [];
  const kept = new Map<number, StoredChanges>();
  let waiting: StoredChanges | undefined;
  for (const [index, save] of old.entries()) {
    const changes = changesFromText(save.changes);
    const all = waiting ? composed(waiting, changes) : changes;
    const next = old[index + 1];
    if (next && !stays(save, next)) {
      gone.push(save.id);
      waiting = all;
    } else {
      if (waiting) kept.set(save.id, all);
      waiting = undefined;
    }
  }
  return { gone, kept };
}

/** Long Values that no save of the variant names any more. */
async function removeUnnamedValues(writing: Writing, variantId: number): Promise<void> {
  const long = await writing.selectFrom('saved_values').select('hash').where('variant_id', '=', variantId).execute();
  if (long.length === 0) return;
  const saves = await writing.selectFrom('value_saves').select('changes').where('variant_id', '=', variantId).execute();
  const named = new Set(saves.flatMap(({ changes }) => hashesIn(changesFromText(changes))));
  for (const { hash } of long) {
    if (named.has(hash)) continue;
    await writing.deleteFrom('saved_values').where('variant_id', '=', variantId).where('hash', '=', hash).execute();
  }
}

async function variantsWithOld(db: Database, before: string): Promise<number[]> {
  const rows = await db
    .selectFrom('value_saves')
    .select('variant_id')
    .where('at', '<', before)
    .where('name', 'is', null)
    .groupBy('variant_id')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute();
  return rows.map(({ variant_id }) => variant_id);
}

async function variantsWithMany(db: Database): Promise<{ id: number; count: number }[]> {
  const rows = await db
    .selectFrom('value_saves')
    .select(({ fn }) => ['variant_id', fn.countAll().as('count')])
    .groupBy('variant_id')
    .having(({ fn }) => fn.countAll(), '>', MOST_SAVES)
    .execute();
  return rows.map(({ variant_id: id, count }) => ({ id, count: Number(count) }));
}
