import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { openSqlite } from '../../src/lib/server/platform/store/sqlite.js';
import { openStore, type OpenOptions } from '../../src/lib/server/platform/store/openStore.js';
import type { Store } from '../../src/lib/server/platform/store/store.js';
import { builtOnce } from '../built.js';
import { dropDatabase, freshDatabase, ReusedDatabase } from './databases.js';
import { temporaryFolder, type AtEnd } from './temporary.js';

/** Where one test keeps its store; opened again it is the same store. */
export interface Place {
  readonly folder: string;
  /** undefined: SQLite in the folder. */
  readonly databaseUrl: string | undefined;
  open(options?: OpenOptions): Promise<Store>;
}

export interface TestEngine {
  readonly name: 'sqlite' | 'postgres';
  /**
   * A fresh place with the tables already made; on PostgreSQL without them where it is to be empty. It goes with the test, or at
   * another end.
   */
  place(content?: 'empty', atEnd?: AtEnd): Promise<Place>;
}

const server = process.env.TEST_DATABASE_URL;

/** The engines that are there: `describe.each(engines)`. */
export const engines: readonly TestEngine[] = [
  { name: 'sqlite', place: folderPlace },
  ...(server ? [{ name: 'postgres' as const, place: databasePlace.bind(undefined, server) }] : [])
];

/** For what is decided, or refused, before the database is asked. */
export const [onlyEngine] = engines as readonly [TestEngine, ...TestEngine[]];

function placeAt(folder: string, databaseUrl?: string): Place {
  return { folder, databaseUrl, open: (options) => openStore(folder, databaseUrl, options) };
}

async function folderPlace(_content?: 'empty', atEnd?: AtEnd): Promise<Place> {
  const folder = temporaryFolder(atEnd);
  await migrateFolder(folder);
  return placeAt(folder);
}

/** Databases with our tables that tests of this worker have left, emptied. */
const spare: ReusedDatabase[] = [];

/** A database that goes with the test, or to the next one. */
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

/** A database with our tables and nothing in them: a copy of one that was made for all tests. */
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

/** Gives a database of `migratedDatabase` to whoever asks next. */
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
  // All of it in the one file that is copied.
  await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
  await store.close();
}

/** Puts a SQLite database with our tables into an empty folder, in the same way. */
export async function migrateFolder(folder: string): Promise<void> {
  const made = await builtOnce('sqlite', makeTables);
  const file = join(folder, 'store.db');
  copyFileSync(join(made, 'store.db'), file);
  const db = openSqlite(file);
  await db.updateTable('facts').set({ value: randomUUID() }).where('name', '=', 'store-id').execute();
  await db.destroy();
}

/** The environment of an app that keeps its store at a place. */
export function environmentOf({ folder, databaseUrl }: Place): Record<string, string> {
  return { DATA_DIR: folder, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
}
