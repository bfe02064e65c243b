import { sql } from 'kysely';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../starterror.js';
import { randomBytes } from 'node:crypto';
import { LocalChanges, type Changes } from './changes.js';
import { DatabaseFiles } from './databasefiles.js';
import { postgresEngine, sqliteEngine, type Engine } from './engine.js';
import type { FileStore } from './filestore.js';
import { FolderFiles } from './folderfiles.js';
import { migrate } from './migrate.js';
import { PostgresChanges } from './news.js';
import { lockRow, openPostgres, writeAgain } from './postgres.js';
import type { Database, RowName, Writing } from './schema.js';
import { openSqlite } from './sqlite.js';
import { codeOf, troubleOf } from './trouble.js';

export interface Store {
  readonly db: Database;
  readonly engine: Engine;
  readonly files: FileStore;
  readonly changes: Changes;
  /**
   * One transaction that writes: all of it or nothing, as if nobody else wrote at the same time. `work` may be run again
   * when another transaction got in its way, so it changes nothing but the database. Resolves after the commit is on disk.
   */
  write<T>(work: Work<T>): Promise<T>;
  /**
   * As `write`, for what changes one row only: it is locked before `work` looks at it, and those who change other rows are never
   * in its way. Other rows that `work` reads may change meanwhile, so nothing that has to stay true may hang on them.
   */
  writeRow<T>(row: RowName, work: Work<T>): Promise<T>;
  /** 32 random bytes of this name, made once in the life of the store and the same for all instances. */
  secret(name: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

type Work<T> = (writing: Writing) => Promise<T>;

export interface OpenOptions {
  /** For a move: also a store that is half of one, and no statement is too long. */
  readonly isMoveAllowed?: boolean;
}

/** In the facts of a store that is being filled from another one: the id of that other one. */
export const MOVE_FACT = 'move-from';

/**
 * Opens the store, creating what is missing, and brings it up to date: SQLite and a folder of contents in `folder`, or all of it in
 * PostgreSQL where `databaseUrl` names one.
 * @throws StartError with one sentence on what is in the way
 */
export async function openStore(folder: string, databaseUrl?: string, options: OpenOptions = {}): Promise<Store> {
  const store =
    databaseUrl === undefined
      ? await openFolder(folder)
      : await openDatabase(databaseUrl, options.isMoveAllowed === true);
  if (options.isMoveAllowed || !(await isHalfMoved(store))) return store;
  await store.close();
  throw new StartError(
    'The store holds half of a move from another one. Run the same “ascdata move” again to complete it.'
  );
}

async function isHalfMoved({ db }: Store): Promise<boolean> {
  const mark = await db.selectFrom('facts').select('name').where('name', '=', MOVE_FACT).executeTakeFirst();
  return mark !== undefined;
}

async function openFolder(folder: string): Promise<Store> {
  let db: Database | undefined;
  try {
    // Sessions, hashes and secrets lie in it.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    db = openSqlite(join(folder, 'store.db'));
    await migrate(db, sqliteEngine);
    return sqliteStore(db, new FolderFiles(join(folder, 'files')));
  } catch (error) {
    await db?.destroy();
    throw startErrorOf(folder, error);
  }
}

async function openDatabase(url: string, isPatient: boolean): Promise<Store> {
  const db = openPostgres(url, { isPatient });
  try {
    await prepareDatabase(url);
    const changes = await PostgresChanges.open(url);
    const told = async <T>(isolation: 'serializable' | 'read committed', work: Work<T>): Promise<T> => {
      const { writing, result } = await writeAgain(db, isolation, async (writing) => ({
        writing,
        result: await work(writing)
      }));
      changes.committed(writing);
      return result;
    };
    const write: Store['write'] = (work) => told('serializable', work);
    const writeRow: Store['writeRow'] = (row, work) =>
      told('read committed', async (writing) => {
        await lockRow(writing, row);
        return work(writing);
      });
    const close = async () => {
      await changes.close();
      await db.destroy();
    };
    const files = new DatabaseFiles({ db, write });
    return {
      db,
      engine: postgresEngine,
      files,
      changes,
      write,
      writeRow,
      secret: (name) => secretOf(write, name),
      close
    };
  } catch (error) {
    await db.destroy();
    if (error instanceof StartError) throw error;
    throw new StartError(whyNoDatabase(error), { cause: error });
  }
}

/** Migrations may take longer than any request. */
async function prepareDatabase(url: string): Promise<void> {
  const db = openPostgres(url, { isPatient: true });
  try {
    const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
    if (rows[0]?.server_encoding !== 'UTF8') {
      throw new StartError(
        'The database that DATABASE_URL names does not keep texts as UTF-8: create it with encoding UTF8.'
      );
    }
    await migrate(db, postgresEngine);
  } finally {
    await db.destroy();
  }
}

function sqliteStore(db: Database, files: FileStore): Store {
  const changes = new LocalChanges();
  const write: Store['write'] = async (work) => {
    const { writing, result } = await db
      .transaction()
      .execute(async (writing) => ({ writing, result: await work(writing) }));
    changes.committed(writing);
    return result;
  };
  return {
    db,
    engine: sqliteEngine,
    files,
    changes,
    write,
    // There is one writer at a time anyway.
    writeRow: (_row, work) => write(work),
    secret: (name) => secretOf(write, name),
    close: () => db.destroy()
  };
}

async function secretOf(write: Store['write'], name: string): Promise<Uint8Array> {
  const value = await write(async (writing) => {
    const made = { name: `secret-${name}`, value: randomBytes(32).toString('hex') };
    await writing
      .insertInto('facts')
      .values(made)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return writing.selectFrom('facts').select('value').where('name', '=', made.name).executeTakeFirstOrThrow();
  });
  return Buffer.from(value.value, 'hex');
}

/** The error to end the start with. */
export function startErrorOf(folder: string, error: unknown): unknown {
  if (troubleOf(error) === 'away') return new StartError(whyNoDatabase(error), { cause: error });
  const isOfTheStore = /^(?:SQLITE_|E[A-Z]+$)/.test(codeOf(error)) || /ConnectionFailed/.test(String(error));
  return isOfTheStore ? new StartError(whyNotOpen(folder, error), { cause: error }) : error;
}

/** One sentence on what is wrong with the data folder and what to do about it. */
export function whyNotOpen(folder: string, error: unknown): string {
  const code = codeOf(error);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
    return `The database in ${folder} is damaged or not ours: restore store.db from a backup, or name another DATA_DIR.`;
  }
  if (troubleOf(error) === 'full') return `The disk that holds ${folder} is full: free some space and start again.`;
  if (/^SQLITE_BUSY/.test(code))
    return `Another program keeps the database in ${folder} locked: end it and start again.`;
  if (/^(SQLITE_(READONLY|PERM)|EACCES|EROFS|EPERM)/.test(code)) {
    return `The data folder ${folder} cannot be written: change its permissions, or name another DATA_DIR.`;
  }
  if (/^(ENOTDIR|EEXIST)/.test(code)) return `${folder} is not a folder: name another DATA_DIR.`;
  return `The data folder ${folder} cannot be opened (${error instanceof Error ? error.message : String(error)}).`;
}

/** One sentence on what is wrong with DATABASE_URL or what it names. The address itself holds a password. */
function whyNoDatabase(error: unknown): string {
  const code = codeOf(error);
  if (/^28/.test(code)) return 'PostgreSQL refuses the user or password in DATABASE_URL.';
  if (code === '3D000') return 'The database that DATABASE_URL names does not exist: create it and start again.';
  if (code === '42501') return 'The user in DATABASE_URL may not create tables in that database.';
  if (troubleOf(error) === 'away')
    return 'PostgreSQL does not answer at DATABASE_URL: is it running, and reachable from here?';
  return `The database at DATABASE_URL cannot be used (${error instanceof Error ? error.message : String(error)}).`;
}
