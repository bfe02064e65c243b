// The only file that knows SQLite. Everything else speaks through Kysely, so that PostgreSQL can take this place.
import Libsql from 'libsql';
import { CompiledQuery, Kysely, SqliteDialect, SqliteDriver, type DatabaseConnection, type Driver } from 'kysely';
import { guarded, type GuardedDatabase, type RawDatabase } from './guard.js';
import type { Tables } from './schema.js';
import { troubleOf } from './trouble.js';

const BUSY_MILLISECONDS = 5000;
const CACHE_KIBIBYTES = 32 * 1024;

/**
 * Opens (or creates) a database file. synchronous=FULL: a commit is on the disk before it is answered.
 * @throws with SQLite's `code` (SQLITE_NOTADB, SQLITE_CANTOPEN, SQLITE_FULL …) when that is not possible
 */
export function openSqlite(file: string): Kysely<Tables> {
  const raw: RawDatabase = new Libsql(file);
  try {
    // First of all, so that the others wait for a second process instead of failing.
    raw.prepare(`PRAGMA busy_timeout = ${BUSY_MILLISECONDS}`).all();
    enterWal(raw);
    raw.exec('PRAGMA synchronous = FULL');
    raw.exec('PRAGMA foreign_keys = ON');
    raw.exec(`PRAGMA cache_size = -${CACHE_KIBIBYTES}`);
  } catch (error) {
    raw.close();
    throw error;
  }
  return new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database: guarded(raw) }) });
}

/** The change to WAL does not honour busy_timeout; it only happens once in the life of a file. */
function enterWal(raw: RawDatabase): void {
  const deadline = Date.now() + BUSY_MILLISECONDS;
  for (;;) {
    try {
      raw.prepare('PRAGMA journal_mode = WAL').all();
      return;
    } catch (error) {
      if (troubleOf(error) !== 'busy' || Date.now() > deadline) throw error;
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
    return new ImmediateSqliteDriver({ database: this.#database });
  }
}

/**
 * Every transaction of ours writes. It takes the write lock at its start, where busy_timeout waits for it; a transaction
 * that begins by reading could be refused at its first write.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite has rolled back already where the disk is full, for one: what was in the way is said, not that nothing is left to do. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!/no transaction is active/.test(String(error))) throw error;
    }
  }
}
