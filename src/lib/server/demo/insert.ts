import type { Database, ObjectRow, Writing } from '../store/schema.js';
import { insertMany } from '../store/sqlite.js';
import { demoObjects } from './catalogue.js';

const FACT = 'demo-catalogue';
const ROWS_AT_ONCE = 2_000;

const COLUMNS = [
  'kind',
  'id',
  'parent_id',
  'name',
  'name_key',
  'path',
  'detail',
  'guid',
  'template',
  'parent'
] as const satisfies readonly (keyof ObjectRow)[];

/** Fills an empty catalogue with the demo content, once in the life of a store: what was deleted stays deleted. */
export async function insertDemo(db: Database): Promise<void> {
  if (await isDone(db)) return;
  await db.transaction().execute(async (writing) => {
    if (await isDone(writing)) return;
    await insertObjects(writing, demoObjects());
    await writing.insertInto('facts').values({ name: FACT, value: new Date().toISOString() }).execute();
  });
}

/** Writes objects of any number; they need not fit into memory. */
export async function insertObjects(writing: Writing, objects: Iterable<ObjectRow>): Promise<void> {
  let batch: ObjectRow[] = [];
  for (const object of objects) {
    batch.push(object);
    if (batch.length < ROWS_AT_ONCE) continue;
    await insertMany(writing, 'objects', COLUMNS, batch);
    batch = [];
  }
  if (batch.length > 0) await insertMany(writing, 'objects', COLUMNS, batch);
}

async function isDone(db: Database): Promise<boolean> {
  const fact = await db.selectFrom('facts').select('name').where('name', '=', FACT).executeTakeFirst();
  const object = await db.selectFrom('objects').select('id').limit(1).executeTakeFirst();
  return fact !== undefined || object !== undefined;
}
