import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engine.js';
import { searchKey } from '../searchKey.js';

const ROWS_AT_ONCE = 1_000;

interface Row {
  kind: string;
  id: number;
  name: string;
  path: string;
  detail: string | null;
}

interface Filled {
  objects: Row & { search_key: string };
  search_keys: { kind: string; id: number; search_key: string };
}

/** What pickers search besides the name: paths and second lines. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('objects')
    .addColumn('search_key', engine.text, (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update objects set search_key = name_key`.execute(db);
  await fill(db as Kysely<Filled>, engine);
  await index(db, engine);
}

/** Paths and details are normalised here, because no database does it; objects without either need no change. */
async function fill(db: Kysely<Filled>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('search_keys')
    .addColumn('kind', engine.text, (column) => column.notNull())
    .addColumn('id', engine.integer, (column) => column.notNull())
    .addColumn('search_key', engine.text, (column) => column.notNull())
    .addPrimaryKeyConstraint('search_keys_key', ['kind', 'id'])
    .execute();
  let rows = await rowsAfter(db, undefined);
  while (rows.length > 0) {
    const keys = rows.map((row) => ({ kind: row.kind, id: row.id, search_key: searchKey(row) }));
    await db.insertInto('search_keys').values(keys).execute();
    rows = await rowsAfter(db, rows.at(-1));
  }
  await sql`update objects set search_key = (select filled.search_key from search_keys filled
      where filled.kind = objects.kind and filled.id = objects.id)
    where detail is not null or path <> '[]'`.execute(db);
  await db.schema.dropTable('search_keys').execute();
}

function rowsAfter(db: Kysely<Filled>, last: Row | undefined): Promise<Row[]> {
  const rows = db
    .selectFrom('objects')
    .select(['kind', 'id', 'name', 'path', 'detail'])
    .where(({ or, eb }) => or([eb('detail', 'is not', null), eb('path', '<>', '[]')]))
    .orderBy('kind')
    .orderBy('id')
    .limit(ROWS_AT_ONCE);
  if (!last) return rows.execute();
  return rows
    .where(({ or, and, eb }) =>
      or([eb('kind', '>', last.kind), and([eb('kind', '=', last.kind), eb('id', '>', last.id)])])
    )
    .execute();
}

/**
 * A search reads only the index. PostgreSQL limits index entries to 2,700 bytes, and a path may be longer: there a search reads
 * the table.
 */
async function index(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine.name === 'postgres') return;
  await db.schema.dropIndex('objects_by_name').execute();
  await db.schema
    .createIndex('objects_by_name')
    .on('objects')
    .columns(['kind', 'name_key', 'id', 'template', 'group_id', 'lineage', 'type', 'width', 'height', 'search_key'])
    .execute();
}
