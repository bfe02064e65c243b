import { sql } from 'kysely';
import { StartError } from '../startError.js';
import { randomBytes } from 'node:crypto';
import { DatabaseFiles } from './databaseFiles.js';
import { postgresEngine } from './engine.js';
import { openFolder, readFolder } from './folderStore.js';
import { endLeases } from './lease.js';
import { appliedMigrations, demandKnown, migrate } from './migrate.js';
import { PostgresChanges } from './postgresChanges.js';
import { claimDatabase, lockRow, lockTable, openPostgres, writeAgain, type Claim } from './postgres.js';
import { StoreError } from './failures.js';
import { whyNoDatabase, RESTORE } from './startErrors.js';
import type { Store, Use, Work } from './store.js';

export interface OpenOptions {
  readonly use?: Use;
  /** For a store to fill: numbers of the migrations to apply. Left out: all. */
  readonly wanted?: ReadonlySet<number>;
}

/** On PostgreSQL; a folder has one user anyway. */
const CLAIMS: Readonly<Record<Use, Claim>> = { work: 'shared', fill: 'alone', read: 'none', take: 'alone' };

/** Fact row of a store that is being filled from another one: the id of that one. */
export const MOVE_FACT = 'move-from';

/**
 * Opens the store, creates what is missing, and migrates it: SQLite and a folder of contents in `folder`, or everything in
 * PostgreSQL if `databaseUrl` is set.
 * @throws StartError with one sentence on the reason
 */
export async function openStore(folder: string, databaseUrl?: string, options: OpenOptions = {}): Promise<Store> {
  const { use = 'work', wanted } = options;
  const inFolder = () => (isReading(use) ? readFolder(folder, use) : openFolder(folder, use, wanted));
  const opened = await (databaseUrl === undefined ? inFolder() : openDatabase(databaseUrl, use, wanted));
  const store = { ...opened, secret: (name: string) => secretOf(opened.write, name) };
  if (use !== 'work') return store;
  if (!(await isHalfMoved(store))) {
    // The lock of the folder proves that whoever ran a job is gone.
    if (databaseUrl === undefined) await endLeases(store.db);
    return store;
  }
  await store.close();
  throw new StartError(
    'The store holds half of another one. Run the same “ascdata move” or “ascdata restore” again to complete it; half of a backup is of no use.'
  );
}

const isReading = (use: Use): boolean => use === 'read' || use === 'take';

async function isHalfMoved({ db }: Store): Promise<boolean> {
  const mark = await db.selectFrom('facts').select('name').where('name', '=', MOVE_FACT).executeTakeFirst();
  return mark !== undefined;
}

async function openDatabase(url: string, use: Use, wanted?: ReadonlySet<number>): Promise<Omit<Store, 'secret'>> {
  const db = openPostgres(url, { isPatient: use !== 'work' });
  let changes: PostgresChanges | undefined;
  try {
    // First: nobody migrates a database that is being moved.
    const news = (changes = await PostgresChanges.open(url, (client) => claimDatabase(client, CLAIMS[use])));
    await (isReading(use)
      ? appliedMigrations(db).then((applied) => demandKnown(applied))
      : prepareDatabase(url, wanted));
    const told = async <T>(isolation: 'serializable' | 'read committed', work: Work<T>): Promise<T> => {
      if (!news.isClaimed) throw new StoreError('gone', 'the database was moved while the server was disconnected');
      const { writing, result } = await writeAgain(db, isolation, async (writing) => ({
        writing,
        result: await work(writing)
      }));
      news.committed(writing);
      return result;
    };
    const write: Store['write'] = (work) => told('serializable', work);
    const writeRow: Store['writeRow'] = (row, work) =>
      told('read committed', async (writing) => {
        await lockRow(writing, row);
        return work(writing);
      });
    const writeAlone: Store['writeAlone'] = (table, work) =>
      told('serializable', async (writing) => {
        await lockTable(writing, table);
        return work(writing);
      });
    const close = async () => {
      await news.close();
      await db.destroy();
    };
    const files = new DatabaseFiles({ db, write });
    const writes = { write, writeRow, writeAlone };
    const isIntact = () => news.isClaimed;
    return { db, engine: postgresEngine, files, changes: news, ...writes, isIntact, close };
  } catch (error) {
    await changes?.close();
    await db.destroy();
    if (error instanceof StartError) throw error;
    throw new StartError(whyNoDatabase(error), { cause: error });
  }
}

/** Migrations may take longer than any request. */
async function prepareDatabase(url: string, wanted?: ReadonlySet<number>): Promise<void> {
  const db = openPostgres(url, { isPatient: true });
  try {
    const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
    if (rows[0]?.server_encoding !== 'UTF8') {
      throw new StartError(
        'The database that DATABASE_URL names does not keep texts as UTF-8: create it with encoding UTF8.'
      );
    }
    await migrate(db, postgresEngine, undefined, wanted);
  } finally {
    await db.destroy();
  }
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

/**
 * Checks before a start that every content of packages and updates exists. Pictures can be made again.
 * @throws StartError where some are missing
 */
export async function demandContents({ db, files }: Pick<Store, 'db' | 'files'>): Promise<void> {
  const rows = await db.selectFrom('files').select('sha256').execute();
  const missing = await files.missing(rows.map(({ sha256 }) => sha256));
  if (missing.length === 0) return;
  throw new StartError(
    `${missing.length} of the ${rows.length} contents that the store names are missing (the first is ${missing[0]}): ${RESTORE}, or put the missing files back.`
  );
}
