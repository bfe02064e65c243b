import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { changesFromText, changesToColumns, composed, hashesIn, type StoredChanges } from './changes.js';

/** Saves of one variant composed per transaction. */
const AT_ONCE = 500;

/** A hidden save, and the variant's next one, which absorbs its changes. */
interface Pair {
  readonly id: number;
  readonly next: number;
}

/**
 * Merges saves that are no longer moments into the variant's next save. Keeps one if a moment of its template or of an heir lies between
 * the two: that moment shows what the variant had then.
 */
export async function composeHidden(store: Store, variantId: number): Promise<void> {
  while ((await composable(store.db, variantId)).length > 0) {
    await store.write((writing) => composeSome(writing, variantId));
  }
}

async function composeSome(writing: Writing, variantId: number): Promise<void> {
  const pairs = await composable(writing, variantId);
  const unnamed = new Set<string>();
  let carried: StoredChanges | undefined;
  for (const [index, { id, next }] of pairs.entries()) {
    const changes = carried ?? (await changesOf(writing, id));
    const following = await changesOf(writing, next);
    carried = composed(changes, following);
    for (const hash of [...hashesIn(changes), ...hashesIn(following)]) unnamed.add(hash);
    if (pairs[index + 1]?.id === next) continue;
    await writing.updateTable('value_saves').set(changesToColumns(carried)).where('id', '=', next).execute();
    carried = undefined;
  }
  if (pairs.length === 0) return;
  const gone = pairs.map(({ id }) => id);
  await writing.deleteFrom('value_saves').where('id', 'in', gone).execute();
  await removeUnnamed(writing, variantId, unnamed);
}

/** In order. */
async function composable(db: Database, variantId: number): Promise<Pair[]> {
  const own = db
    .selectFrom('value_saves as own')
    .select('own.id')
    .select(({ selectFrom }) =>
      selectFrom('value_saves as later')
        .select(({ fn }) => fn.min('later.id').as('first'))
        .where('later.variant_id', '=', variantId)
        .whereRef('later.id', '>', 'own.id')
        .as('next')
    )
    .where('own.variant_id', '=', variantId)
    .where('own.hidden', '=', 1);
  const rows = await db
    .selectFrom(own.as('hidden'))
    .select(['hidden.id', 'hidden.next'])
    .where('hidden.next', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('value_saves as moment')
            .select('moment.id')
            .where('moment.hidden', '=', 0)
            .whereRef('moment.id', '>', 'hidden.id')
            .whereRef('moment.id', '<', 'hidden.next')
            .where('moment.variant_id', 'in', relatives(db, variantId))
        )
      )
    )
    .orderBy('hidden.id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id, next }) => ({ id, next: Number(next) }));
}

/** What inherits from this variant, and what it inherits from, or did until that was deleted for good. */
function relatives(db: Database, variantId: number) {
  return db
    .selectFrom('variants')
    .select('variants.id')
    .where(({ eb, or, selectFrom }) => {
      const basesOf = (column: 'inherits_id' | 'past_base_id') =>
        selectFrom('variants as own').select(`own.${column}`).where('own.id', '=', variantId);
      return or([
        eb('variants.inherits_id', '=', variantId),
        eb('variants.past_base_id', '=', variantId),
        eb('variants.id', 'in', basesOf('inherits_id')),
        eb('variants.id', 'in', basesOf('past_base_id'))
      ]);
    });
}

async function changesOf(db: Database, id: number): Promise<StoredChanges> {
  const { changes } = await db
    .selectFrom('value_saves')
    .select('changes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return changesFromText(changes);
}

/** Removes those of these long Values that no save of the variant refers to any more. */
async function removeUnnamed(writing: Writing, variantId: number, hashes: ReadonlySet<string>): Promise<void> {
  for (const hash of hashes) {
    await writing
      .deleteFrom('saved_values')
      .where('variant_id', '=', variantId)
      .where('hash', '=', hash)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('value_saves')
              .select('id')
              .where('variant_id', '=', variantId)
              .where('changes', 'like', `%${hash}%`)
          )
        )
      )
      .execute();
  }
}
