import { randomInt } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LocalChanges } from './changes.js';
import { sqliteEngine } from './engine.js';
import { FolderFiles } from './folderFiles.js';
import { FolderLock } from './folderLock.js';
import { keepPrivate, makePrivate } from './folderRights.js';
import { demandSound, demandTables, hasTables, lookInto } from './folderWhole.js';
import { appliedMigrations, demandKnown, migrate } from './migrate.js';
import { StartError } from '../startError.js';
import { IntactFiles } from './intactFiles.js';
import type { Database } from './schema.js';
import { foldLog, markOf, openSqlite, setMark } from './sqlite.js';
import { startErrorOf } from './startErrors.js';
import type { Store } from './store.js';

const HIGHEST_MARK = 2 ** 31;
/** What has to stay where it is while a process works on it. */
const PLACES = ['store.db', 'store.db-wal', 'store.db-shm', 'lock.db', 'files'];

type Opened = Omit<Store, 'secret'>;

/**
 * Opens the store in a folder to work on it, and makes what is missing. Nobody else works on it until it is closed.
 * @param wanted numbers of the migrations that are to be there; left out: all
 * @throws StartError with one sentence on what is in the way
 */
export async function openFolder(folder: string, wanted?: ReadonlySet<number>): Promise<Opened> {
  let lock: FolderLock | undefined;
  let db: Database | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    lock = await FolderLock.take(folder);
    const found = lookInto(folder, lock.marks);
    const file = join(folder, 'store.db');
    makePrivate(file);
    keepPrivate(folder);
    let places: IntactFiles | undefined;
    db = openSqlite(file, { demandPlace: () => places?.demand() });
    if (found.isThere) await demandTables(folder, db);
    await demandSound(db, found);
    await migrate(db, sqliteEngine, undefined, wanted);
    await markAnew(db, lock);
    const kept = (places = new IntactFiles(PLACES.map((name) => join(folder, name))));
    return folderStore(db, { folder, lock, isIntact: () => kept.isIntact });
  } catch (error) {
    await db?.destroy();
    lock?.release();
    throw startErrorOf(folder, error);
  }
}

/**
 * Opens the store of a folder read-only, next to the process that works on it.
 * @throws StartError also where there is none
 */
export async function readFolder(folder: string): Promise<Opened> {
  let db: Database | undefined;
  try {
    if (!lookInto(folder, []).isThere) throw new StartError(`There is no store in ${folder}.`);
    db = openSqlite(join(folder, 'store.db'), { isReading: true });
    if (!(await hasTables(db))) throw new StartError(`There is no store in ${folder}.`);
    demandKnown(await appliedMigrations(db));
    return folderStore(db, { folder, isIntact: () => true });
  } catch (error) {
    await db?.destroy();
    throw startErrorOf(folder, error);
  }
}

interface Kept {
  readonly folder: string;
  readonly lock?: FolderLock;
  readonly isIntact: () => boolean;
}

function folderStore(db: Database, { folder, lock, isIntact }: Kept): Opened {
  const changes = new LocalChanges();
  const write: Store['write'] = async (work) => {
    const { writing, result } = await db
      .transaction()
      .execute(async (writing) => ({ writing, result: await work(writing) }));
    changes.committed(writing);
    return result;
  };
  const close = async () => {
    // A copy of `store.db` after a clean stop is complete.
    if (lock && isIntact()) await foldLog(db);
    await db.destroy();
    lock?.release();
  };
  // There is one writer at a time anyway.
  const writeRow: Store['writeRow'] = (_row, work) => write(work);
  const files = new FolderFiles(join(folder, 'files'));
  return { db, engine: sqliteEngine, files, changes, write, writeRow, isIntact, close };
}

/**
 * Gives `store.db` another mark for each process that works on it, and notes it in the lock: a file that is put in its place
 * later, beside the log of writes of this process, bears another one. Until the new mark is in the file itself the old one counts too.
 */
async function markAnew(db: Database, lock: FolderLock): Promise<void> {
  // Somebody who reads may keep the log from being emptied. Then the marks stay as they are: the log is of the same file.
  if (!(await foldLog(db))) return;
  const mark = randomInt(1, HIGHEST_MARK);
  lock.marks = [mark, await markOf(db)];
  await setMark(db, mark);
  if (await foldLog(db)) lock.marks = [mark];
}
