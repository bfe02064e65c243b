import { sql } from 'kysely';
import { insertMany } from '../platform/store/insertMany.js';
import type { Database, ObjectRow, SpotRow, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { demoObjects } from './catalogue.js';

const FACT = 'demo-catalogue';
const ROWS_AT_ONCE = 2_000;

const OBJECT_COLUMNS = [
  'kind',
  'id',
  'parent_id',
  'name',
  'name_key',
  'search_key',
  'path',
  'detail',
  'guid',
  'template',
  'parent',
  'group_id',
  'location_id',
  'lineage',
  'type',
  'width',
  'height'
] as const satisfies readonly (keyof ObjectRow)[];

const SPOT_COLUMNS = [
  'id',
  'tags',
  'own_values',
  'version',
  'created_at',
  'changed_at'
] as const satisfies readonly (keyof SpotRow)[];

/** Fills an empty catalogue with the demo content, once per store: what was deleted stays deleted. */
export async function insertDemo(store: Store): Promise<void> {
  if (await isDone(store.db)) return;
  await store.write(async (writing) => {
    if (await isDone(writing)) return;
    await insertObjects(store, writing, demoObjects());
    await writing.insertInto('facts').values({ name: FACT, value: new Date().toISOString() }).execute();
  });
}

/**
 * Writes any number of objects, spots with their rows, without holding them all in memory. New Ids continue from the highest
 * ones.
 */
export async function insertObjects(
  store: Pick<Store, 'engine'>,
  writing: Writing,
  objects: Iterable<ObjectRow>
): Promise<void> {
  const now = new Date().toISOString();
  let batch: ObjectRow[] = [];
  const write = async () => {
    await insertMany(store, writing, 'objects', OBJECT_COLUMNS, batch);
    const spots = batch.filter(({ kind }) => kind === 'spot').map(({ id }) => spotRow(id, now));
    await insertMany(store, writing, 'spots', SPOT_COLUMNS, spots);
    batch = [];
  };
  for (const object of objects) {
    batch.push(object);
    if (batch.length === ROWS_AT_ONCE) await write();
  }
  await write();
  await sql`insert into counters (kind, last) select kind, max(id) from objects where true group by kind
    on conflict (kind) do update set last = excluded.last where excluded.last > counters.last`.execute(writing);
}

function spotRow(id: number, now: string) {
  return { id, tags: '[]', own_values: '{}', version: 1, created_at: now, changed_at: now };
}

async function isDone(db: Database): Promise<boolean> {
  const fact = await db.selectFrom('facts').select('name').where('name', '=', FACT).executeTakeFirst();
  const object = await db.selectFrom('objects').select('id').limit(1).executeTakeFirst();
  return fact !== undefined || object !== undefined;
}
