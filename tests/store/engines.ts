import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { openSqlite } from '../../src/lib/server/platform/store/sqlite.js';
import { migrations, type Migration } from '../../src/lib/server/platform/store/migrations/index.js';
import { openStore, type OpenOptions } from '../../src/lib/server/platform/store/openStore.js';
import type { ObjectKind, ObjectRow } from '../../src/lib/server/platform/store/schema.js';
import type { Store } from '../../src/lib/server/platform/store/store.js';
import { builtOnce } from '../built.js';
import { dropDatabase, freshDatabase, ReusedDatabase } from './databases.js';
import { temporaryFolder, type AtEnd } from './temporary.js';

/** The place of a test's store; opening it again gives the same store. */
export interface Place {
  readonly folder: string;
  /** undefined: SQLite in the folder. */
  readonly databaseUrl: string | undefined;
  open(options?: OpenOptions): Promise<Store>;
}

export interface TestEngine {
  readonly name: 'sqlite' | 'postgres';
  /**
   * A new place with our tables; on PostgreSQL without them if it is to be empty. Removed after the test, or at another end.
   */
  place(content?: 'empty', atEnd?: AtEnd): Promise<Place>;
}

const server = process.env.TEST_DATABASE_URL;

/** The available engines: `describe.each(engines)`. */
export const engines: readonly TestEngine[] = [
  { name: 'sqlite', place: folderPlace },
  ...(server ? [{ name: 'postgres' as const, place: databasePlace.bind(undefined, server) }] : [])
];

/** For what SQL does not decide: one of them, or each in a whole run (`npm run test:full`). */
export const enginesInFull = process.env.TEST_FULL ? engines : engines.slice(0, 1);

/** For what is decided or refused before the database is used. */
export const [onlyEngine] = engines as readonly [TestEngine, ...TestEngine[]];

function placeAt(folder: string, databaseUrl?: string): Place {
  return { folder, databaseUrl, open: (options) => openStore(folder, databaseUrl, options) };
}

async function folderPlace(_content?: 'empty', atEnd?: AtEnd): Promise<Place> {
  const folder = temporaryFolder(atEnd);
  await migrateFolder(folder);
  return placeAt(folder);
}

/** Emptied databases with our tables, left by tests of this worker. */
const spare: ReusedDatabase[] = [];

/** A database that is dropped after the test, or passed to the next one. */
async function databasePlace(url: string, content?: 'empty', atEnd: AtEnd = onTestFinished): Promise<Place> {
  if (content === 'empty') {
    const database = await freshDatabase(url);
    atEnd(() => dropDatabase(url, database));
    return placeAt(temporaryFolder(atEnd), database);
  }
  const database = await migratedDatabase(url);
  atEnd(() => leaveDatabase(url, database));
  return placeAt(temporaryFolder(atEnd), database.url);
}

/** An empty database with our tables: a copy of one created for all tests. */
export async function migratedDatabase(url: string): Promise<ReusedDatabase> {
  const found = spare.pop();
  if (found) await found.begin();
  return found ?? copiedDatabase(url);
}

async function copiedDatabase(url: string): Promise<ReusedDatabase> {
  const database = await ReusedDatabase.open(await freshDatabase(url, process.env.TEST_DATABASE_TEMPLATE));
  await database.isEmptied();
  await database.begin();
  return database;
}

/** Keeps a database of `migratedDatabase` for the next test, or drops it if it cannot be emptied. */
export async function leaveDatabase(url: string, database: ReusedDatabase): Promise<void> {
  if (await database.isEmptied()) {
    spare.push(database);
    return;
  }
  await database.close();
  await dropDatabase(url, database.url);
}

async function makeTables(folder: string): Promise<void> {
  const store = await openStore(folder);
  // Everything in the one file that is copied.
  await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
  await store.close();
}

/** Creates a SQLite database with our tables in an empty folder, in the same way. */
export async function migrateFolder(folder: string): Promise<void> {
  const made = await builtOnce('sqlite', makeTables);
  const file = join(folder, 'store.db');
  copyFileSync(join(made, 'store.db'), file);
  const db = openSqlite(file);
  await db.updateTable('facts').set({ value: randomUUID() }).where('name', '=', 'store-id').execute();
  await db.destroy();
}

/**
 * Until the test ends this version has one migration more than the stores that are there: `variants` get a column `later`.
 * Places with tables are to be made before.
 */
export function addMigration(): void {
  const all = migrations as Migration[];
  const later: Migration = {
    number: Math.max(...all.map(({ number }) => number)) + 1,
    name: 'later',
    up: (db, { text }) =>
      db.schema
        .alterTable('variants')
        .addColumn('later', text, (column) => column.notNull().defaultTo('new'))
        .execute()
  };
  all.push(later);
  onTestFinished(() => void all.splice(all.indexOf(later), 1));
}

/** The environment of an app with its store at a place. */
export function environmentOf({ folder, databaseUrl }: Place): Record<string, string> {
  return { DATA_DIR: folder, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
}

/** An object of the catalogue at the top of its tree. `lineage`: Ids of its locations, `/1/5/`. */
export function objectRow(kind: ObjectKind, id: number, name: string, lineage: string | null = null): ObjectRow {
  const key = name.toLowerCase();
  return {
    ...{ kind, id, parent_id: null, name, name_key: key, search_key: key, path: '[]', detail: null, guid: null },
    ...{ template: 0, parent: 0, group_id: null, location_id: null, lineage, type: null, width: null, height: null }
  };
}
