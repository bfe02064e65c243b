import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../starterror.js';
import { FileStore } from './filestore.js';
import { migrate } from './migrate.js';
import type { Database } from './schema.js';
import { isFull, openSqlite, sqliteCode } from './sqlite.js';

export interface Store {
  readonly db: Database;
  readonly files: FileStore;
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
    const opened = db;
    return { db, files: new FileStore(join(folder, 'files')), close: () => opened.destroy() };
  } catch (error) {
    await db?.destroy();
    throw startErrorOf(folder, error);
  }
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
