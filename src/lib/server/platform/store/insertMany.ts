import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Engine } from './engine.js';
import type { Tables, Writing } from './schema.js';
import type { Store } from './store.js';

/** With a key: a row with the same key gets the other columns. */
type OnConflict = 'fail' | 'ignore' | { readonly key: readonly string[] };

/**
 * Inserts many rows with one statement, passed as one JSON text unless they are long: several times as fast as a parameter for each
 * value. Texts, numbers and null only. `onConflict` 'ignore' keeps existing rows.
 */
export async function insertMany<T extends keyof Tables>(
  { engine }: Pick<Store, 'engine'>,
  writing: Writing,
  table: T,
  columns: readonly (keyof Selectable<Tables[T]> & string)[],
  rows: readonly Partial<Selectable<Tables[T]>>[],
  onConflict: OnConflict = 'fail'
): Promise<void> {
  await insertRows(engine, writing, table, columns, rows, onConflict);
}

function endOf(onConflict: OnConflict, columns: readonly string[]) {
  if (onConflict === 'fail') return sql``;
  if (onConflict === 'ignore') return sql` on conflict do nothing`;
  const { key } = onConflict;
  const sets = columns
    .filter((column) => !key.includes(column))
    .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  return sql` on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do update set ${sql.join(sets)}`;
}

/** As `insertMany`; returns these columns of the new rows, in any order. */
export async function insertReturning<T extends keyof Tables, C extends keyof Selectable<Tables[T]> & string>(
  { engine }: Pick<Store, 'engine'>,
  writing: Writing,
  table: T,
  columns: readonly (keyof Selectable<Tables[T]> & string)[],
  rows: readonly Partial<Selectable<Tables[T]>>[],
  returned: readonly C[]
): Promise<Pick<Selectable<Tables[T]>, C>[]> {
  if (rows.length === 0) return [];
  const end = sql` returning ${sql.join(returned.map((column) => sql.ref(column)))}`;
  const inserted = await insertion(engine, table, columns, rows, end).execute(writing);
  return inserted.rows as Pick<Selectable<Tables[T]>, C>[];
}

/** As `insertMany`, for a table whose name is only known at run time. */
export async function insertRows(
  engine: Engine,
  writing: Writing,
  table: string,
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
  onConflict: OnConflict = 'fail'
): Promise<void> {
  if (rows.length === 0) return;
  await insertion(engine, table, columns, rows, endOf(onConflict, columns)).execute(writing);
}

/** Characters that a row has on average, and rows: at most this many parameters are few enough for both databases. */
const LONG_ROW = 2_000;
const MOST_LONG_ROWS = 200;

/** Whether a parameter for each value is faster: as JSON, long texts are copied and escaped several times. */
function areLong(columns: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): boolean {
  if (rows.length > MOST_LONG_ROWS) return false;
  const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0);
  const lengths = rows.map((row) => columns.reduce((sum, column) => sum + lengthOf(row[column]), 0));
  return lengths.reduce((sum, length) => sum + length, 0) > rows.length * LONG_ROW;
}

function insertion(
  engine: Engine,
  table: string,
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
  end: RawBuilder<unknown>
): RawBuilder<unknown> {
  const into = sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})`;
  if (areLong(columns, rows)) {
    const each = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    return sql`${into} values ${sql.join(each)}${end}`;
  }
  if (engine.name === 'sqlite') {
    const json = JSON.stringify(rows.map((row) => columns.map((column) => row[column] ?? null)));
    const values = columns.map((_, position) => sql`value ->> ${sql.lit(position)}`);
    return sql`${into} select ${sql.join(values)} from json_each(${json}) where true${end}`;
  }
  // The types of the columns are the table's own.
  const json = JSON.stringify(rows);
  const values = columns.map((column) => sql.ref(column));
  return sql`${into} select ${sql.join(values)} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)${end}`;
}
