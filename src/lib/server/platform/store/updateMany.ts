import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Engine } from './engine.js';
import type { Tables, Writing } from './schema.js';
import type { Store } from './store.js';

/**
 * Updates columns of many rows with one statement, passed as one JSON text. Texts, numbers and null only. Missing rows are
 * skipped.
 * @param key the columns that identify a row; each row has them
 */
export async function updateMany<T extends keyof Tables>(
  { engine }: Pick<Store, 'engine'>,
  writing: Writing,
  table: T,
  columns: readonly (keyof Selectable<Tables[T]> & string)[],
  rows: readonly Partial<Selectable<Tables[T]>>[],
  key: readonly (keyof Selectable<Tables[T]> & string)[]
): Promise<void> {
  if (rows.length === 0) return;
  const sets = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`));
  const isIt = sql.join(
    key.map((column) => sql`${sql.ref(`${table}.${column}`)} = ${sql.ref(`given.${column}`)}`),
    sql` and `
  );
  const all = [...key, ...columns];
  const given = givenRows(engine, table, all, rows);
  await sql`update ${sql.table(table)} set ${sets} from ${given} where ${isIt}`.execute(writing);
}

/** Deletes the rows with these keys with one statement, passed as one JSON text. Missing rows are skipped. */
export async function deleteMany<T extends keyof Tables>(
  { engine }: Pick<Store, 'engine'>,
  writing: Writing,
  table: T,
  key: readonly (keyof Selectable<Tables[T]> & string)[],
  rows: readonly Partial<Selectable<Tables[T]>>[]
): Promise<void> {
  if (rows.length === 0) return;
  const columns = sql.join(key.map((column) => sql.ref(column)));
  await sql`delete from ${sql.table(table)} where (${columns}) in (select ${columns} from ${givenRows(engine, table, key, rows)})`.execute(
    writing
  );
}

type Rows = readonly Readonly<Record<string, unknown>>[];

const givenRows = ({ name }: Engine, table: string, columns: readonly string[], rows: Rows) =>
  name === 'sqlite' ? givenToSqlite(columns, rows) : givenToPostgres(table, rows);

function givenToSqlite(columns: readonly string[], rows: Rows) {
  const json = JSON.stringify(rows.map((row) => columns.map((column) => row[column] ?? null)));
  const values = columns.map((column, position) => sql`value ->> ${sql.lit(position)} as ${sql.ref(column)}`);
  return sql`(select ${sql.join(values)} from json_each(${json})) as given`;
}

/** The types of the columns are the table's own. */
const givenToPostgres = (table: string, rows: Rows) =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) as given`;
