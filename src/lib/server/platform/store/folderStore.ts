import { randomInt } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { LocalChanges } from './changes.js';
import { sqliteEngine } from './engine.js';
import { FolderFiles } from './folderFiles.js';
import { FolderLock } from './folderLock.js';
import { keepPrivate, makeFolder, makePrivate } from './folderRights.js';
import { demandSound, demandTables, hasTables, inspectFolder } from './folderIntegrity.js';
import { isBackup } from './manifest.js';
import { appliedMigrations, demandKnown, migrate } from './migrate.js';
import { StartError } from '../startError.js';
import { IntactFiles } from './intactFiles.js';
import type { Database } from './schema.js';
import { foldLog, leaveWal, markOf, openSqlite, setMark } from './sqlite.js';
import { startErrorOf } from './startErrors.js';
import type { Store, Use } from './store.js';

const HIGHEST_MARK = 2 ** 31;
/** Files that must not be moved while a process uses them. */
const PLACES = ['store.db', 'store.db-wal', 'store.db-shm', 'lock.db', 'files'];

type Opened = Omit<Store, 'secret'>;

/**
 * Opens the store in a folder for writing, and creates what is missing. Nobody else can open it for writing until it is closed.
 * @param wanted numbers of the migrations to apply; left out: all
 * @throws StartError with one sentence on the reason
 */
export async function openFolder(folder: string, use: Use, wanted?: ReadonlySet<number>): Promise<Opened> {
  let lock: FolderLock | undefined;
  let db: Database | undefined;
  try {
    demandNoBackup(folder);
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    lock = await FolderLock.take(folder);
    demandNoBackup(folder);
    const found = inspectFolder(folder, lock.marks);
    const file = join(folder, 'store.db');
    if (found.isThere) await demandOurs(file);
    makePrivate(file);
    keepPrivate(folder);
    let places: IntactFiles | undefined;
    db = openSqlite(file, { demandPlace: () => places?.demand() });
    if (found.isThere) await demandTables(folder, db);
    await demandSound(db, found);
    await migrate(db, sqliteEngine, undefined, wanted);
    await markAnew(db, lock);
    const kept = (places = new IntactFiles(PLACES.map((name) => join(folder, name))));
    const settle = async (settled: Database) => {
      if (!kept.isIntact) return;
      // A copy of `store.db` after a clean stop is complete.
      await foldLog(settled);
      if (use === 'fill') await leaveWal(settled);
    };
    return folderStore(db, { folder, lock, settle, isIntact: () => kept.isIntact });
  } catch (error) {
    await db?.destroy();
    lock?.release();
    throw startErrorOf(folder, error);
  }
}

/**
 * Opens the store of a folder read-only, beside the process that uses it, or keeping others away from it.
 * @throws StartError also if there is none, or another process keeps it
 */
export async function readFolder(folder: string, use: Use): Promise<Opened> {
  let lock: FolderLock | undefined;
  let db: Database | undefined;
  try {
    if (use === 'take') lock = await FolderLock.take(folder);
    if (!inspectFolder(folder, []).isThere) throw new StartError(`There is no store in ${folder}.`);
    db = openSqlite(join(folder, 'store.db'), { isReading: true });
    if (!(await hasTables(db))) throw new StartError(`There is no store in ${folder}.`);
    demandKnown(await appliedMigrations(db));
    return folderStore(db, { folder, lock, isIntact: () => true });
  } catch (error) {
    await db?.destroy();
    lock?.release();
    throw startErrorOf(folder, error);
  }
}

/** Before anything is changed: a store of another version is left as it is. @throws StartError */
async function demandOurs(file: string): Promise<void> {
  const db = openSqlite(file, { isReading: true });
  try {
    if (await hasTables(db)) demandKnown(await appliedMigrations(db));
  } finally {
    await db.destroy();
  }
}

/** A server would change it, and half of a restore would look like one. */
function demandNoBackup(folder: string): void {
  if (!isBackup(folder)) return;
  throw new StartError(
    `${folder} holds a backup, which stays as it is: restore it into an empty folder with “ascdata restore --from ${folder}”, and start on that.`
  );
}

interface Kept {
  readonly folder: string;
  readonly lock: FolderLock | undefined;
  /** Before the database is closed. */
  readonly settle?: (db: Database) => Promise<void>;
  readonly isIntact: () => boolean;
}

function folderStore(db: Database, { folder, lock, settle, isIntact }: Kept): Opened {
  const changes = new LocalChanges();
  const write: Store['write'] = async (work) => {
    const { writing, result } = await db
      .transaction()
      .execute(async (writing) => ({ writing, result: await work(writing) }));
    changes.committed(writing);
    return result;
  };
  const close = async () => {
    await settle?.(db);
    await db.destroy();
    lock?.release();
  };
  // There is only one writer at a time anyway.
  const writeRow: Store['writeRow'] = (_row, work) => write(work);
  const writeAlone: Store['writeAlone'] = (_table, work) => write(work);
  const files = new FolderFiles(join(folder, 'files'));
  return { db, engine: sqliteEngine, files, changes, write, writeRow, writeAlone, isIntact, close };
}

/**
 * Gives `store.db` a new mark for each process that uses it, and records it in the lock: a file that replaces it later, beside
 * the write-ahead log of this process, has another one. Until the new mark is in the file itself the old one counts too.
 */
async function markAnew(db: Database, lock: FolderLock): Promise<void> {
  // A reader may keep the log from being emptied. Then the marks stay as they are: the log belongs to the same file.
  if (!(await foldLog(db))) return;
  const mark = randomInt(1, HIGHEST_MARK);
  lock.marks = [mark, await markOf(db)];
  await setMark(db, mark);
  if (await foldLog(db)) lock.marks = [mark];
}
