import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { openStore, type Store } from '../../src/lib/server/store/store.js';
import { freshDatabase, run } from './databases.js';
import { temporaryFolder } from './temporary.js';

export { freshDatabase, run };

/** Where one test keeps its store; opened again it is the same store. */
export interface Place {
  readonly folder: string;
  /** undefined: SQLite in the folder. */
  readonly databaseUrl: string | undefined;
  open(): Promise<Store>;
}

export interface TestEngine {
  readonly name: 'sqlite' | 'postgres';
  /** A fresh place; on PostgreSQL with the tables already made, unless it is to be empty. */
  place(content?: 'empty'): Promise<Place>;
}

const server = process.env.TEST_DATABASE_URL;

/** The engines that are there: `describe.each(engines)`. */
export const engines: readonly TestEngine[] = [
  { name: 'sqlite', place: () => Promise.resolve(placeAt(undefined)) },
  ...(server ? [{ name: 'postgres' as const, place: (content?: 'empty') => databasePlace(server, content) }] : [])
];

function placeAt(databaseUrl: string | undefined): Place {
  const folder = temporaryFolder();
  return { folder, databaseUrl, open: () => openStore(folder, databaseUrl) };
}

/** A database that goes with the test. */
async function databasePlace(url: string, content?: 'empty'): Promise<Place> {
  const fresh = await (content === 'empty' ? freshDatabase(url) : migratedDatabase(url));
  onTestFinished(() => run(url, `drop database if exists ${new URL(fresh).pathname.slice(1)} with (force)`));
  return placeAt(fresh);
}

/** A new database with our tables: a copy of one that was made for all tests, which costs a tenth of making them. */
export async function migratedDatabase(url: string): Promise<string> {
  const fresh = await freshDatabase(url, process.env.TEST_DATABASE_TEMPLATE);
  await run(fresh, `update facts set value = '${randomUUID()}' where name = 'store-id'`);
  return fresh;
}

/** The environment of an app that keeps its store at a place. */
export function environmentOf({ folder, databaseUrl }: Place): Record<string, string> {
  return { DATA_DIR: folder, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
}
