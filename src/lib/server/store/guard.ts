/** What the binding may be given. Everything else either aborts the whole process there (a boolean) or is lost (NaN). */
export type Bindable = number | bigint | string | null | Uint8Array;

/** The part of libsql's API that is used. */
export interface RawStatement {
  readonly reader: boolean;
  all(...parameters: unknown[]): unknown[];
  run(...parameters: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(...parameters: unknown[]): IterableIterator<unknown>;
}

export interface RawDatabase {
  prepare(sql: string): RawStatement;
  exec(sql: string): unknown;
  close(): unknown;
}

/** The only ways to the binding, each of them guarded. Fits what Kysely's SQLite dialect asks for. */
export interface GuardedDatabase {
  prepare(sql: string): GuardedStatement;
  close(): void;
}

export interface GuardedStatement {
  readonly reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
}

/** Gives the parameters back as an array the binding can take. Throws TypeError naming the first that it must not see. */
export function guardParameters(parameters: readonly unknown[]): Bindable[] {
  return parameters.map((value, position) => {
    if (isBindable(value)) return value;
    throw new TypeError(`Parameter ${position + 1} of a query is ${named(value)}, which the database cannot take.`);
  });
}

/** Puts the guard in front of a database: no statement is run with parameters that did not pass it. */
export function guarded(database: RawDatabase): GuardedDatabase {
  return {
    prepare(sql) {
      const statement = database.prepare(sql);
      return {
        reader: statement.reader,
        all: (parameters) => statement.all(guardParameters(parameters)),
        run: (parameters) => statement.run(guardParameters(parameters)),
        iterate: (parameters) => statement.iterate(guardParameters(parameters))
      };
    },
    close: () => void database.close()
  };
}

function isBindable(value: unknown): value is Bindable {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' || typeof value === 'bigint' || value === null || value instanceof Uint8Array;
}

function named(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'undefined') return String(value);
  if (typeof value === 'object') return Array.isArray(value) ? 'an array' : 'an object';
  return `a ${typeof value}`;
}
