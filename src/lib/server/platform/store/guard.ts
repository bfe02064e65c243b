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

/** Statements that are kept prepared: more than the product has of those that come often. */
const MAX_PREPARED = 300;
/** After these a statement may have other columns than it was prepared with. */
const CHANGES_TABLES = /^\s*(?:create|alter|drop|attach|pragma)\b/i;

const BEGINS = /^\s*begin\b/i;
const COMMITS = /^\s*commit\b/i;
const ENDS = /^\s*(?:commit|rollback)\b/i;
const WRITES = /^\s*(?:insert|update|delete|replace)\b/i;

/**
 * Puts the guard in front of a database: no statement is run with parameters that did not pass it. Statements are kept
 * prepared, those used longest ago make room.
 * @param demandPlace called before and after whatever writes; within a transaction at its two ends
 */
export function guarded(database: RawDatabase, demandPlace: () => void = () => undefined): GuardedDatabase {
  let isInTransaction = false;
  const placed = <T>(sql: string, run: () => T): T => {
    const isAlone = !isInTransaction && WRITES.test(sql);
    if (isAlone || BEGINS.test(sql)) demandPlace();
    // Also where it fails: SQLite rolls back by itself where the disk is full, for one.
    if (ENDS.test(sql)) isInTransaction = false;
    const result = run();
    if (BEGINS.test(sql)) isInTransaction = true;
    if (isAlone || COMMITS.test(sql)) demandPlace();
    return result;
  };
  const prepared = new Map<string, RawStatement>();
  const prepare = (sql: string): RawStatement => {
    if (CHANGES_TABLES.test(sql)) {
      prepared.clear();
      return database.prepare(sql);
    }
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.delete(sql);
    prepared.set(sql, statement);
    const oldest = prepared.keys().next();
    if (prepared.size > MAX_PREPARED && !oldest.done) prepared.delete(oldest.value);
    return statement;
  };
  return {
    prepare(sql) {
      const statement = prepare(sql);
      const use = <T>(run: () => T): T => {
        try {
          return run();
        } catch (error) {
          // It may have stopped halfway: it is not used again.
          prepared.delete(sql);
          throw error;
        }
      };
      return {
        reader: statement.reader,
        all: (parameters) => use(() => placed(sql, () => statement.all(guardParameters(parameters)))),
        run: (parameters) => use(() => placed(sql, () => statement.run(guardParameters(parameters)))),
        // Read bit by bit, while others may ask the same: a statement of its own.
        iterate: (parameters) => database.prepare(sql).iterate(guardParameters(parameters))
      };
    },
    close: () => {
      prepared.clear();
      database.close();
    }
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
