import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../starterror.js';
import { randomBytes } from 'node:crypto';
import { LocalChanges, type Changes } from './changes.js';
import { sqliteEngine, type Engine } from './engine.js';
import { FileStore } from './filestore.js';
import { migrate } from './migrate.js';
import type { Database, Writing } from './schema.js';
import { isFull, openSqlite, sqliteCode } from './sqlite.js';

export interface Store {
  readonly db: Database;
  readonly engine: Engine;
  readonly files: FileStore;
  readonly changes: Changes;
  /**
   * One transaction that writes: all of it or nothing, as if nobody else wrote at the same time. `work` may be run again
   * when another transaction got in its way, so it changes nothing but the database. Resolves after the commit is on disk.
   */
  write<T>(work: (writing: Writing) => Promise<T>): Promise<T>;
  /** 32 random bytes of this name, made once in the life of the store and the same for all instances. */
  secret(name: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * Opens the data folder, creating what is missing, and brings it up to date.
 * @throws StartError with one sentence on what is wrong with the folder
 */
export async function openStore(folder: string): Promise<Store> {
  let db: Database | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    db = openSqlite(join(folder, 'store.db'));
    await migrate(db);
    return sqliteStore(db, new FileStore(join(folder, 'files')));
  } catch (error) {
    await db?.destroy();
    throw startErrorOf(folder, error);
  }
}

function sqliteStore(db: Database, files: FileStore): Store {
  const changes = new LocalChanges();
  const write = <T>(work: (writing: Writing) => Promise<T>) =>
    db
      .transaction()
      .execute(async (writing) => ({ writing, result: await work(writing) }))
      .then(({ writing, result }) => {
        changes.committed(writing);
        return result;
      });
  return {
    db,
    engine: sqliteEngine,
    files,
    changes,
    write,
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
  const isOfTheStore = /^(?:SQLITE_|E[A-Z]+$)/.test(sqliteCode(error)) || /ConnectionFailed/.test(String(error));
  return isOfTheStore ? new StartError(whyNotOpen(folder, error), { cause: error }) : error;
}

/** One sentence on what is wrong with the data folder and what to do about it. */
export function whyNotOpen(folder: string, error: unknown): string {
  const code = sqliteCode(error);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
    return `The database in ${folder} is damaged or not ours: restore store.db from a backup, or name another DATA_DIR.`;
  }
  if (isFull(error)) return `The disk that holds ${folder} is full: free some space and start again.`;
  if (/^SQLITE_BUSY/.test(code))
    return `Another program keeps the database in ${folder} locked: end it and start again.`;
  if (/^(SQLITE_(READONLY|PERM)|EACCES|EROFS|EPERM)/.test(code)) {
    return `The data folder ${folder} cannot be written: change its permissions, or name another DATA_DIR.`;
  }
  if (/^(ENOTDIR|EEXIST)/.test(code)) return `${folder} is not a folder: name another DATA_DIR.`;
  return `The data folder ${folder} cannot be opened (${error instanceof Error ? error.message : String(error)}).`;
}
