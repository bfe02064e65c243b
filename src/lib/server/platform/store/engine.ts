import { sql, type ColumnDefinitionBuilder, type Expression } from 'kysely';

/**
 * Differences of the two databases when creating tables. Queries work on both: texts, numbers, 0 and 1 instead of booleans, ISO
 * 8601 texts instead of dates, JSON as text.
 */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  /** Whole numbers of 64 bits: Ids, counters, sizes. */
  readonly integer: 'integer' | 'bigint';
  /** Text that is compared and ordered by its code points, not by a language. */
  readonly text: 'text' | Expression<unknown>;
  readonly bytes: 'blob' | 'bytea';
  /** An auto-increment key that never reuses a number. */
  countedUp(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
}

export const sqliteEngine: Engine = {
  name: 'sqlite',
  integer: 'integer',
  text: 'text',
  bytes: 'blob',
  countedUp: (column) => column.primaryKey().autoIncrement()
};

export const postgresEngine: Engine = {
  name: 'postgres',
  integer: 'bigint',
  text: sql`text collate "C"`,
  bytes: 'bytea',
  countedUp: (column) => column.primaryKey().generatedByDefaultAsIdentity()
};
