import { sql } from 'kysely';
import { StartError } from '../startError.js';
import { randomBytes } from 'node:crypto';
import { DatabaseFiles } from './databaseFiles.js';
import { postgresEngine } from './engine.js';
import { openFolder, readFolder } from './folderStore.js';
import { appliedMigrations, demandKnown, migrate } from './migrate.js';
import { PostgresChanges } from './postgresChanges.js';
import { lockRow, lockTable, openPostgres, writeAgain } from './postgres.js';
import { whyNoDatabase } from './startErrors.js';
import type { Store, Work } from './store.js';

/**
 * `work`: for a server; only one process at a time can use a folder. `fill`: the same for a store that is being filled from
 * another one, or half filled. `read`: beside the process that uses it, changing nothing. The latter two have no statement
 * timeout.
 */
export type Use = 'work' | 'fill' | 'read';

export interface OpenOptions {
  readonly use?: Use;
  /** For a store to fill: numbers of the migrations to apply. Left out: all. */
  readonly wanted?: ReadonlySet<number>;
}

/** Fact row of a store that is being filled from another one: the id of that one. */
export const MOVE_FACT = 'move-from';

/**
 * Opens the store, creates what is missing, and migrates it: SQLite and a folder of contents in `folder`, or everything in
 * PostgreSQL if `databaseUrl` is set.
 * @throws StartError with one sentence on the reason
 */
export async function openStore(folder: string, databaseUrl?: string, options: OpenOptions = {}): Promise<Store> {
  const { use = 'work', wanted } = options;
  const inFolder = () => (use === 'read' ? readFolder(folder) : openFolder(folder, wanted));
  const opened = await (databaseUrl === undefined ? inFolder() : openDatabase(databaseUrl, use, wanted));
  const store = { ...opened, secret: (name: string) => secretOf(opened.write, name) };
  if (use !== 'work' || !(await isHalfMoved(store))) return store;
  await store.close();
  throw new StartError(
    'The store holds half of another one. Run the same “ascdata move” or “ascdata restore” again to complete it; half of a backup is of no use.'
  );
}

async function isHalfMoved({ db }: Store): Promise<boolean> {
  const mark = await db.selectFrom('facts').select('name').where('name', '=', MOVE_FACT).executeTakeFirst();
  return mark !== undefined;
}

async function openDatabase(url: string, use: Use, wanted?: ReadonlySet<number>): Promise<Omit<Store, 'secret'>> {
  const db = openPostgres(url, { isPatient: use !== 'work' });
  try {
    await (use === 'read'
      ? appliedMigrations(db).then((applied) => demandKnown(applied))
      : prepareDatabase(url, wanted));
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
    const writeAlone: Store['writeAlone'] = (table, work) =>
      told('serializable', async (writing) => {
        await lockTable(writing, table);
        return work(writing);
      });
    const close = async () => {
      await changes.close();
      await db.destroy();
    };
    const files = new DatabaseFiles({ db, write });
    const writes = { write, writeRow, writeAlone };
    return { db, engine: postgresEngine, files, changes, ...writes, isIntact: () => true, close };
  } catch (error) {
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
