/** Parameters that the binding accepts. Others crash the process (a boolean) or are lost (NaN). */
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

/** How a database is guarded. */
interface Guarding {
  /** Commits in another thread. */
  readonly commit: () => Promise<unknown>;
  /** Called before and after each write; for a transaction at its start and end. */
  readonly demandPlace?: (() => void) | undefined;
}

/** The only, guarded access to the binding. Implements what Kysely's SQLite dialect needs. */
export interface GuardedDatabase {
  prepare(sql: string): GuardedStatement;
  /** Ends the transaction. Until then nobody may use the database; others of this process run. */
  commit(): Promise<void>;
  close(): void;
}

export interface GuardedStatement {
  readonly reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
}

/** Returns the parameters as an array for the binding. Throws TypeError naming the first one it must not get. */
export function guardParameters(parameters: readonly unknown[]): Bindable[] {
  return parameters.map((value, position) => {
    if (isBindable(value)) return value;
    throw new TypeError(`Parameter ${position + 1} of a query is ${named(value)}, which the database cannot take.`);
  });
}

/** Prepared statements to keep: more than the product's frequent ones. */
const MAX_PREPARED = 300;
/** After these a statement's columns may differ from when it was prepared. */
const CHANGES_TABLES = /^\s*(?:create|alter|drop|attach|pragma)\b/i;

const BEGINS = /^\s*begin\b/i;
const ROLLS_BACK = /^\s*rollback\b/i;
const WRITES = /^\s*(?:insert|update|delete|replace)\b/i;

/**
 * Guards a database: no statement runs with unchecked parameters. Keeps prepared statements, and drops the least recently used.
 */
export function guarded(database: RawDatabase, { commit, demandPlace = () => undefined }: Guarding): GuardedDatabase {
  let isInTransaction = false;
  const placed = <T>(sql: string, run: () => T): T => {
    const isAlone = !isInTransaction && WRITES.test(sql);
    if (isAlone || BEGINS.test(sql)) demandPlace();
    if (ROLLS_BACK.test(sql)) isInTransaction = false;
    const result = run();
    if (BEGINS.test(sql)) isInTransaction = true;
    if (isAlone) demandPlace();
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
          // It may have stopped halfway, so it is not reused.
          prepared.delete(sql);
          throw error;
        }
      };
      return {
        reader: statement.reader,
        all: (parameters) => use(() => placed(sql, () => statement.all(guardParameters(parameters)))),
        run: (parameters) => use(() => placed(sql, () => statement.run(guardParameters(parameters)))),
        // Read incrementally, while others may run the same query: a statement of its own.
        iterate: (parameters) => database.prepare(sql).iterate(guardParameters(parameters))
      };
    },
    async commit() {
      // Also on failure: SQLite rolls back by itself, for example when the disk is full.
      isInTransaction = false;
      await commit();
      demandPlace();
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
