import { sql, type Selectable } from 'kysely';
import type { Engine } from './engine.js';
import type { Tables, Writing } from './schema.js';
import type { Store } from './store.js';

/** With a key: a row with the same key gets the other columns. */
type OnConflict = 'fail' | 'ignore' | { readonly key: readonly string[] };

/**
 * Inserts many rows with one statement, passed as one JSON text: several times as fast as a parameter for each value. Texts,
 * numbers and null only. `onConflict` 'ignore' keeps existing rows.
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

/** The same for a table whose name is only known at run time. */
export async function insertRows(
  engine: Engine,
  writing: Writing,
  table: string,
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
  onConflict: OnConflict = 'fail'
): Promise<void> {
  if (rows.length === 0) return;
  const into = sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})`;
  const end = endOf(onConflict, columns);
  if (engine.name === 'sqlite') {
    const json = JSON.stringify(rows.map((row) => columns.map((column) => row[column] ?? null)));
    const values = columns.map((_, position) => sql`value ->> ${sql.lit(position)}`);
    await sql`${into} select ${sql.join(values)} from json_each(${json}) where true${end}`.execute(writing);
    return;
  }
  // The types of the columns are the table's own.
  const json = JSON.stringify(rows);
  const values = columns.map((column) => sql.ref(column));
  await sql`${into} select ${sql.join(values)} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)${end}`.execute(
    writing
  );
}
