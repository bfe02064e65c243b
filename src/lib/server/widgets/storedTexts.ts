import { sql } from 'kysely';
import type { Values } from '../../ascdata/types.js';
import { valuesInPieces } from '../packages/ownValues.js';
import { readText } from '../packages/readText.js';
import { chunksOf } from '../platform/chunks.js';
import { LruCache } from '../platform/lruCache.js';
import type { Store } from '../platform/store/store.js';
import { turnIfLong } from '../platform/yielding.js';

/** Bytes of own Values that are read by themselves, a bit at a time. */
const LARGE = 512 * 1024;

/** Bytes of the own Values of a widget, as a column: only small ones are read together with those of others. */
export const valuesSize = sql<number>`octet_length(variants.own_values)`.as('size');

/** Characters of inherited Values that are in memory at the same time. */
const MOST_INHERITED = 16 * 1024 * 1024;

/** Own Values of a widget as JSON text. A driver would decode a long one at once. @returns undefined: it is gone */
const ownValuesOf = ({ db, engine }: Pick<Store, 'db' | 'engine'>, id: number): Promise<string | undefined> =>
  readText({ engine }, 'variants.own_values', (part) =>
    db.selectFrom('variants').select(part.as('part')).where('id', '=', id).executeTakeFirst()
  );

/** Rows with their own Values as JSON text, in their order. Of many, few are in memory at the same time; those that are gone are left out. */
async function* withOwnValues<Row extends { readonly id: number; readonly size: number }>(
  store: Pick<Store, 'db' | 'engine'>,
  rows: readonly Row[]
): AsyncGenerator<readonly [row: Row, text: string]> {
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
      if (text !== undefined) yield [row, text];
    }
  }
}

interface StoredRow {
  readonly id: number;
  readonly size: number;
  readonly inherits_id: number | null;
}

/** What a widget has stored. */
interface StoredValues {
  readonly own: Values;
  /** undefined: it inherits from none. */
  readonly inherited: Values | undefined;
  /** Characters that were read for it. */
  readonly characters: number;
}

/**
 * Rows with their own Values and those that they inherit, in their order, with turns for others in between. Of many, few are in memory at
 * the same time, and what several inherit is read once; those that are gone are left out.
 */
export async function* withStoredValues<Row extends StoredRow>(
  store: Pick<Store, 'db' | 'engine'>,
  rows: readonly Row[],
  bases = inheritedValues()
): AsyncGenerator<Row & StoredValues> {
  for await (const [row, text] of withOwnValues(store, rows)) {
    const { inherits_id: base } = row;
    let [inherited, characters] = [base === null ? undefined : bases.find(base), text.length];
    if (base !== null && !inherited) {
      const inheritedText = (await ownValuesOf(store, base)) ?? '{}';
      const made = { values: await valuesInPieces(inheritedText), size: inheritedText.length };
      inherited = bases.get(base, () => made);
      characters += made.size;
    }
    yield { ...row, own: await valuesInPieces(text), inherited: inherited?.values, characters };
    await turnIfLong();
  }
}

/** Inherited Values that stay in memory from portion to portion of rows, by the widget that has them. */
export const inheritedValues = () =>
  new LruCache<number, { readonly values: Values; readonly size: number }>(MOST_INHERITED, ({ size }) => size);
