import { sql } from 'kysely';
import { closeSync, existsSync, openSync, readSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../startError.js';
import { isHash } from './fileStore.js';
import type { Database } from './schema.js';
import { RESTORE } from './startErrors.js';
import { StoreError } from './failures.js';

/** Where SQLite keeps `user_version` in the first page of a database. */
const MARK_OFFSET = 60;
/** Rows checked before a start: SQLite checks some hundred thousand a second. */
const ROWS_AFTER_A_STOP = 100_000;
const ROWS_AFTER_A_CRASH = 300_000;

export interface FolderState {
  /** Whether there is a store, and not an empty folder. */
  readonly isThere: boolean;
  /** Whether the last process ended without closing it, or `store.db` is not the one that process had. */
  readonly isDoubtful: boolean;
}

/**
 * Inspects a data folder before SQLite does, which would create a new database if one is missing, and use any write-ahead log
 * beside it.
 * @param marks that `store.db` may have; none: not known
 * @throws StartError if the files cannot be one store
 */
export function inspectFolder(folder: string, marks: readonly number[]): FolderState {
  const file = join(folder, 'store.db');
  const log = sizeOf(`${file}-wal`);
  if (sizeOf(file) === 0) {
    if (log > 0) throw new StartError(`${folder} holds store.db-wal, but no store.db: ${RESTORE}, and start on that.`);
    demandNoContents(folder, 'no store.db');
    return { isThere: false, isDoubtful: false };
  }
  const isKnown = marks.length === 0 || marks.includes(markOf(file));
  if (log > 0 && !isKnown) {
    throw new StartError(
      `In ${folder} store.db was replaced, but the store.db-wal of the one before still lies beside it: ${RESTORE}, and start on that.`
    );
  }
  return { isThere: true, isDoubtful: log > 0 || !isKnown || marks.length === 0 };
}

/** @throws StartError if there is a database without tables beside contents: its own tables are lost */
export async function demandTables(folder: string, db: Database): Promise<void> {
  if (!(await hasTables(db))) demandNoContents(folder, 'an empty store.db');
}

/**
 * Whether it has our tables. Asked before anything else: what is computed while it is read, such as a view, could take for ever.
 * @throws StoreError `damaged` if there is more than tables and indexes
 */
export async function hasTables(db: Database): Promise<boolean> {
  const { rows } = await sql<{ type: string; name: string }>`select type, name from sqlite_master
    where type not in ('table', 'index') or name = 'migrations' or (type = 'table' and rootpage = 0) limit 2`.execute(
    db
  );
  const foreign = rows.find(({ type, name }) => type !== 'table' || name !== 'migrations');
  if (foreign) throw damaged(`${foreign.name} is not one of our tables`);
  return rows.length > 0;
}

/**
 * Checks tables for damage, small ones first, up to the number of rows a start can wait for: `ascdata backup` checks all of
 * them. @throws StoreError `damaged`
 */
export async function demandSound(db: Database, { isDoubtful }: FolderState): Promise<void> {
  let left = isDoubtful ? ROWS_AFTER_A_CRASH : ROWS_AFTER_A_STOP;
  for (const [table, rows] of await tableSizes(db, left)) {
    left -= rows;
    if (left < 0) return;
    const check = await sql<{ quick_check: string }>`pragma quick_check(${sql.table(table)})`.execute(db);
    const [said] = check.rows;
    if (said && said.quick_check !== 'ok') throw damaged(said.quick_check);
  }
}

/** Checks the whole database, and that every reference leads somewhere. @throws StoreError `damaged` */
export async function demandIntegrity(db: Database): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db);
  const [said] = rows;
  if (said && said.integrity_check !== 'ok') throw damaged(said.integrity_check);
  const broken = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db);
  const [one] = broken.rows;
  if (one) throw damaged(`a row of ${one.table} refers to a missing row of ${one.parent}`);
}

/** Smallest first; a table with more than `most` rows counts as `most` + 1. */
async function tableSizes(db: Database, most: number): Promise<[table: string, rows: number][]> {
  const tables = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db);
  const sizes: [string, number][] = [];
  for (const { name } of tables.rows) {
    const some = sql`select 1 from ${sql.table(name)} limit ${most + 1}`;
    const { rows } = await sql<{ count: number }>`select count(*) as count from (${some})`.execute(db);
    sizes.push([name, rows[0]?.count ?? 0]);
  }
  return sizes.sort(([, a], [, b]) => a - b);
}

function damaged(said: string): StoreError {
  return new StoreError('damaged', `SQLite says of the database: ${said}`);
}

function demandNoContents(folder: string, lacks: string): void {
  const contents = join(folder, 'files');
  if (!existsSync(contents) || !readdirSync(contents).some(isHash)) return;
  throw new StartError(`${folder} holds contents of packages, but ${lacks}: ${RESTORE}, or name another DATA_DIR.`);
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Only while nobody in this process has it open: closing any handle would release SQLite's locks. */
function markOf(file: string): number {
  const handle = openSync(file, 'r');
  try {
    const page = Buffer.alloc(MARK_OFFSET + 4);
    return readSync(handle, page) < page.length ? 0 : page.readUInt32BE(MARK_OFFSET);
  } finally {
    closeSync(handle);
  }
}
