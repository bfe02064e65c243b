import { CompiledQuery } from 'kysely';
import type { Database, ObjectRow, Writing } from '../store/schema.js';
import { demoObjects } from './catalogue.js';

const FACT = 'demo-catalogue';
const ROWS_AT_ONCE = 100;

/** Fills an empty catalogue with the demo content, once in the life of a store: what was deleted stays deleted. */
export async function insertDemo(db: Database): Promise<void> {
  if (await isDone(db)) return;
  await db.transaction().execute(async (writing) => {
    if (await isDone(writing)) return;
    await insertObjects(writing, demoObjects());
    await writing.insertInto('facts').values({ name: FACT, value: new Date().toISOString() }).execute();
  });
}

async function isDone(db: Database): Promise<boolean> {
  const fact = await db.selectFrom('facts').select('name').where('name', '=', FACT).executeTakeFirst();
  const object = await db.selectFrom('objects').select('id').limit(1).executeTakeFirst();
  return fact !== undefined || object !== undefined;
}

/** Compiles the statement once for full batches: building SQL for 100,000 rows would take longer than inserting them. */
export async function insertObjects(writing: Writing, objects: Iterable<ObjectRow>): Promise<void> {
  let batch: ObjectRow[] = [];
  let full: string | undefined;
  const insert = async () => {
    const compiled = full === undefined || batch.length < ROWS_AT_ONCE ? compile(writing, batch) : full;
    if (batch.length === ROWS_AT_ONCE) full = compiled;
    await writing.executeQuery(CompiledQuery.raw(compiled, batch.flatMap(parameters)));
    batch = [];
  };
  for (const object of objects) {
    batch.push(object);
    if (batch.length === ROWS_AT_ONCE) await insert();
  }
  if (batch.length > 0) await insert();
}

function compile(writing: Writing, batch: readonly ObjectRow[]): string {
  return writing.insertInto('objects').columns(COLUMNS).values(batch.map(ordered)).compile().sql;
}

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

function parameters(row: ObjectRow): unknown[] {
  return COLUMNS.map((column) => row[column]);
}

/** The row with its keys in the order of COLUMNS, which is the order the statement numbers its parameters in. */
function ordered(row: ObjectRow): ObjectRow {
  return Object.fromEntries(COLUMNS.map((column) => [column, row[column]])) as unknown as ObjectRow;
}
