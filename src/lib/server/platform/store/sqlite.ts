// Opens SQLite for Kysely, which hides the difference from PostgreSQL in most queries.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import Libsql from 'libsql';
import AsyncLibsql from 'libsql/promise';
import { CompiledQuery, Kysely, sql, SqliteDialect, SqliteDriver, type DatabaseConnection, type Driver } from 'kysely';
import { guarded, type GuardedDatabase, type RawDatabase } from './guardedDatabase.js';
import type { Tables } from './schema.js';
import { storeFailureOf } from './failures.js';

const BUSY_MILLISECONDS = 5000;
const CACHE_KIBIBYTES = 32 * 1024;

export interface SqliteOptions {
  /** Called before a write and once it is on the disk; its error fails the write. */
  readonly demandPlace?: () => void;
  /** Read-only. */
  readonly isReading?: boolean;
}

/**
 * Opens (or creates) a database file. synchronous=FULL: a commit is on the disk before it is answered.
 * @throws with SQLite's `code` (SQLITE_NOTADB, SQLITE_CANTOPEN, SQLITE_FULL …)
 */
export function openSqlite(file: string, { demandPlace, isReading = false }: SqliteOptions = {}): Kysely<Tables> {
  // Read-only, it does not even fold the log of a killed process. But only a writer can roll back what a journal has left.
  const isFixed = isReading && !existsSync(`${file}-journal`);
  const raw = new Libsql(isFixed ? `${pathToFileURL(file).href}?mode=ro` : file);
  try {
    // First, so that the other statements wait for a second process instead of failing.
    raw.prepare(`PRAGMA busy_timeout = ${BUSY_MILLISECONDS}`).all();
    // A reader takes the file as it is: that of a backup may lie where nothing can be written.
    if (!isReading) enterWal(raw);
    raw.exec('PRAGMA synchronous = FULL');
    raw.exec('PRAGMA foreign_keys = ON');
    raw.exec(`PRAGMA cache_size = -${CACHE_KIBIBYTES}`);
    if (isReading) raw.exec('PRAGMA query_only = ON');
  } catch (error) {
    raw.close();
    throw error;
  }
  // Both interfaces of the binding have the same connection: this one runs a statement in a thread.
  const commit = () => AsyncLibsql.prototype.exec.call(raw, 'commit') as Promise<unknown>;
  const database = guarded(raw, { commit, demandPlace });
  return new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database }) });
}

/**
 * Checkpoints: moves everything into the one file and empties the write-ahead log. Returns false if a reader still needs that
 * log.
 */
export async function foldLog(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}

/**
 * Folds the log into the one file for good: it can be read where nothing can be written, and nothing lies beside it. While
 * others have it open, it stays as it is. For a connection that is closed next.
 */
export async function leaveWal(db: Kysely<Tables>): Promise<void> {
  await sql`pragma busy_timeout = 0`.execute(db);
  await sql`pragma journal_mode = delete`.execute(db).catch((error: unknown) => {
    if (storeFailureOf(error) !== 'busy') throw error;
  });
}

/** A number in the first page of the file that identifies it. */
export async function markOf(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  return rows[0]?.user_version ?? 0;
}

export async function setMark(db: Kysely<Tables>, mark: number): Promise<void> {
  await sql`pragma user_version = ${sql.lit(mark)}`.execute(db);
}

/** Switching to WAL ignores busy_timeout; it happens only once per file. */
function enterWal(raw: RawDatabase): void {
  const deadline = Date.now() + BUSY_MILLISECONDS;
  for (;;) {
    try {
      raw.prepare('PRAGMA journal_mode = WAL').all();
      return;
    } catch (error) {
      if (storeFailureOf(error) !== 'busy' || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: GuardedDatabase;

  constructor(config: { database: GuardedDatabase }) {
    super(config);
    this.#database = config.database;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#database);
  }
}

/**
 * All our transactions write. They take the write lock at the start, where busy_timeout applies; a transaction that begins by
 * reading could fail at its first write. Writing tens of megabytes to the disk at the end takes hundreds of milliseconds, in which
 * the event loop goes on.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: GuardedDatabase;
  #committing = Promise.resolve();

  constructor(database: GuardedDatabase) {
    super({ database });
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async commitTransaction(): Promise<void> {
    const committed = this.#database.commit();
    this.#committing = committed.catch(() => undefined);
    await committed;
  }

  override async destroy(): Promise<void> {
    await this.#committing;
    await super.destroy();
  }

  /**
   * SQLite may have rolled back already, for example when the disk is full: report that error, not that there is no
   * transaction.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!/no transaction is active/.test(String(error))) throw error;
    }
  }
}
