import { sql } from 'kysely';
import type { Database } from './schema.js';
import type { Store } from './store.js';

/** A table in the database. */
export interface TableShape {
  readonly name: string;
  /** Sorted by name: the same on every engine. */
  readonly columns: readonly string[];
  readonly numbers: ReadonlySet<string>;
  /** The columns of the primary key. */
  readonly key: readonly string[];
  /** The auto-increment column. */
  readonly counted: string | undefined;
}

interface ColumnRow {
  table_name: string;
  column_name: string;
  /** Position in the primary key from 1; 0 if it is not part of it. */
  key_place: number;
  counted: number;
  type: string;
}

interface ReferenceRow {
  table_name: string;
  other_name: string;
}

/** Queries for the structure, per engine. */
const ASK = {
  sqlite: {
    columns: sql<ColumnRow>`select m.name as table_name, i.name as column_name, i.pk as key_place, i.type as type,
        case when i.pk = 1 and lower(m.sql) like '%autoincrement%' then 1 else 0 end as counted
      from sqlite_master m join pragma_table_info(m.name) i
      where m.type = 'table' and m.name not like 'sqlite~_%' escape '~'`,
    references: sql<ReferenceRow>`select m.name as table_name, f."table" as other_name
      from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'`
  },
  postgres: {
    columns: sql<ColumnRow>`select c.relname as table_name, a.attname as column_name,
        format_type(a.atttypid, a.atttypmod) as type,
        coalesce(array_position(string_to_array(i.indkey::text, ' ')::int[], a.attnum::int), 0) as key_place,
        case when a.attidentity = '' then 0 else 1 end as counted
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        left join pg_index i on i.indrelid = c.oid and i.indisprimary
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`,
    references: sql<ReferenceRow>`select c.conrelid::regclass::text as table_name, c.confrelid::regclass::text as other_name
      from pg_constraint c where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`
  }
} as const;

/** Every table, after those it refers to. @throws Error for circular references */
export async function tablesOf({ db, engine }: Pick<Store, 'db' | 'engine'>): Promise<TableShape[]> {
  const { rows: columns } = await ASK[engine.name].columns.execute(db);
  const { rows: references } = await ASK[engine.name].references.execute(db);
  const names = [...new Set(columns.map((row) => row.table_name))].sort();
  return inOrder(names, references).map((name) => {
    const own = columns.filter((row) => row.table_name === name);
    const key = own.filter((row) => row.key_place > 0).sort((a, b) => a.key_place - b.key_place);
    return {
      name,
      columns: own.map((row) => row.column_name).sort(),
      numbers: new Set(own.filter((row) => /int/i.test(row.type)).map((row) => row.column_name)),
      key: key.map((row) => row.column_name),
      counted: own.find((row) => row.counted === 1)?.column_name
    };
  });
}

function inOrder(names: readonly string[], references: readonly ReferenceRow[]): string[] {
  const placed = new Set<string>();
  while (placed.size < names.length) {
    const next = names.find(
      (name) =>
        !placed.has(name) &&
        references.every(({ table_name, other_name }) => table_name !== name || placed.has(other_name))
    );
    if (next === undefined) {
      throw new Error(`Tables refer to one another: ${names.filter((name) => !placed.has(name)).join(', ')}.`);
    }
    placed.add(next);
  }
  return [...placed];
}

/** The last number given to a row of a counted table, even a deleted one. */
export async function counterOf({ db, engine }: Pick<Store, 'db' | 'engine'>, shape: TableShape): Promise<number> {
  const { name, counted = '' } = shape;
  const asked =
    engine.name === 'sqlite'
      ? sql<{ last: number | null }>`select seq as last from sqlite_sequence where name = ${name}`
      : sql<{
          last: number | null;
        }>`select pg_sequence_last_value(pg_get_serial_sequence(${name}, ${counted})::regclass) as last`;
  const { rows } = await asked.execute(db);
  const highest = await sql<{
    last: number | null;
  }>`select max(${sql.ref(counted)}) as last from ${sql.table(name)}`.execute(db);
  return Math.max(rows[0]?.last ?? 0, highest.rows[0]?.last ?? 0);
}

/** Continues the numbers of rows after `last`. */
export async function setCounter(
  { engine }: Pick<Store, 'engine'>,
  writing: Database,
  { name, counted = '' }: TableShape,
  last: number
): Promise<void> {
  if (last === 0) return;
  if (engine.name === 'postgres') {
    await sql`select setval(pg_get_serial_sequence(${name}, ${counted}), ${last})`.execute(writing);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${name}`.execute(writing);
  await sql`insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(writing);
}
