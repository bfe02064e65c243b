import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { openStore, type Store } from '../../src/lib/server/store/store.js';
import { temporaryFolder } from './temporary.js';

/** Where one test keeps its store; opened again it is the same store. */
export interface Place {
  readonly folder: string;
  /** undefined: SQLite in the folder. */
  readonly databaseUrl: string | undefined;
  open(): Promise<Store>;
}

export interface TestEngine {
  readonly name: 'sqlite' | 'postgres';
  /** A fresh, empty place. */
  place(): Promise<Place>;
}

const server = process.env.TEST_DATABASE_URL;

/** The engines that are there: `describe.each(engines)`. */
export const engines: readonly TestEngine[] = [
  { name: 'sqlite', place: () => Promise.resolve(placeAt(undefined)) },
  ...(server ? [{ name: 'postgres' as const, place: () => databasePlace(server) }] : [])
];

function placeAt(databaseUrl: string | undefined): Place {
  const folder = temporaryFolder();
  return { folder, databaseUrl, open: () => openStore(folder, databaseUrl) };
}

/** A database that goes with the test. */
async function databasePlace(url: string): Promise<Place> {
  const fresh = await freshDatabase(url);
  onTestFinished(() => run(url, `drop database if exists ${new URL(fresh).pathname.slice(1)} with (force)`));
  return placeAt(fresh);
}

/** A new empty database on the server. */
export async function freshDatabase(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(url, `create database ${name} template template0 encoding 'UTF8'`);
  const fresh = new URL(url);
  fresh.pathname = `/${name}`;
  return fresh.href;
}

/** One statement on a connection of its own. */
export async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The environment of an app that keeps its store at a place. */
export function environmentOf({ folder, databaseUrl }: Place): Record<string, string> {
  return { DATA_DIR: folder, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
}
