import { sql } from 'kysely';
import { readText } from '../packages/readText.js';
import { chunksOf } from '../platform/chunks.js';
import type { Store } from '../platform/store/store.js';

/** Bytes of own Values that are read by themselves, a bit at a time. */
const LARGE = 512 * 1024;

/** Bytes of the own Values of a widget, as a column: only small ones are read together with those of others. */
export const valuesSize = sql<number>`octet_length(variants.own_values)`.as('size');

/** Own Values of a widget as JSON text. A driver would decode a long one at once. @returns undefined: it is gone */
export const ownValuesOf = ({ db, engine }: Pick<Store, 'db' | 'engine'>, id: number): Promise<string | undefined> =>
  readText({ engine }, 'variants.own_values', (part) =>
    db.selectFrom('variants').select(part.as('part')).where('id', '=', id).executeTakeFirst()
  );

/** Rows with their own Values as JSON text, in their order. Of many, few are in memory at the same time; those that are gone are left out. */
export async function* withOwnValues<Row extends { readonly id: number; readonly size: number }>(
  store: Pick<Store, 'db' | 'engine'>,
  rows: readonly Row[]
): AsyncGenerator<Row & { readonly text: string }> {
  for (const some of chunksOf(rows, ({ size }) => size)) {
    const [first] = some;
    const texts = new Map<number, string | undefined>();
    if (first && first.size > LARGE) texts.set(first.id, await ownValuesOf(store, first.id));
    else {
      const ids = some.map(({ id }) => id);
      const read = await store.db.selectFrom('variants').select(['id', 'own_values']).where('id', 'in', ids).execute();
      for (const { id, own_values } of read) texts.set(id, own_values);
    }
    for (const row of some) {
      const text = texts.get(row.id);
      if (text !== undefined) yield { ...row, text };
    }
  }
}
