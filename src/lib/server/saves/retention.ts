import { daysBefore } from '../../ascdata/durations.js';
import { removeUnusedPackages } from '../packages/unused.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { composeHidden } from './compose.js';
import { removeObsoleteSteps, removeObsoleteVersions } from './obsolete.js';

/** How long unnamed moments are kept. */
export const KEPT_DAYS = 365;
/** Beyond this many moments, a variant's oldest days shrink to one moment each. */
const MOST_MOMENTS = 5_000;
/** Keeps parameters within every database's limit. */
const CHUNK = 500;
/** Moments of a variant read at once. */
const MOST_READ = 20_000;

/** Merges expired unnamed saves into the next save, so that the remaining moments keep their Values. The last expired save stays. */
export async function composeOldSaves(store: Store, now: Date): Promise<void> {
  await store.write((writing) => hideOld(writing, daysBefore(now, KEPT_DAYS).toISOString()));
  for (const { id, count } of await variantsWithMany(store.db)) {
    await store.write((writing) => hideOldestDays(writing, id, { surplus: count - MOST_MOMENTS, now }));
  }
  for (const id of await variantsWithHidden(store.db)) await composeHidden(store, id);
  await store.write(async (writing) => {
    await removeObsoleteSteps(writing);
    await removeObsoleteVersions(writing);
    await removeUnusedPackages(writing);
  });
}

/** @param before ISO 8601 */
async function hideOld(writing: Writing, before: string): Promise<void> {
  await writing
    .updateTable('value_saves')
    .set({ hidden: 1 })
    .where('at', '<', before)
    .where('name', 'is', null)
    .where('hidden', '=', 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('value_saves as later')
          .select('later.id')
          .whereRef('later.variant_id', '=', 'value_saves.variant_id')
          .whereRef('later.id', '>', 'value_saves.id')
          .where('later.at', '<', before)
      )
    )
    .execute();
}

/** Keeps only the last moment of each whole day, oldest days first, until the surplus is gone. Never touches today. */
async function hideOldestDays(
  writing: Writing,
  variantId: number,
  { surplus, now }: { readonly surplus: number; readonly now: Date }
): Promise<void> {
  const moments = await writing
    .selectFrom('value_saves')
    .select(['id', 'at', 'name'])
    .where('variant_id', '=', variantId)
    .where('hidden', '=', 0)
    .where('at', '<', now.toISOString().slice(0, 10))
    .orderBy('id')
    .limit(MOST_READ)
    .execute();
  const hidden: number[] = [];
  for (const [index, { id, at, name }] of moments.entries()) {
    const next = moments[index + 1];
    const isLastOfDay = next?.at.slice(0, 10) !== at.slice(0, 10);
    if (!isLastOfDay && name === null) hidden.push(id);
    if (isLastOfDay && hidden.length >= surplus) break;
  }
  for (let from = 0; from < hidden.length; from += CHUNK) {
    await writing
      .updateTable('value_saves')
      .set({ hidden: 1 })
      .where('id', 'in', hidden.slice(from, from + CHUNK))
      .execute();
  }
}

async function variantsWithHidden(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('value_saves').select('variant_id').where('hidden', '=', 1).distinct().execute();
  return rows.map(({ variant_id }) => variant_id);
}

async function variantsWithMany(db: Database): Promise<{ id: number; count: number }[]> {
  const rows = await db
    .selectFrom('value_saves')
    .select(({ fn }) => ['variant_id', fn.countAll().as('count')])
    .where('hidden', '=', 0)
    .groupBy('variant_id')
    .having(({ fn }) => fn.countAll(), '>', MOST_MOMENTS)
    .execute();
  return rows.map(({ variant_id: id, count }) => ({ id, count: Number(count) }));
}
