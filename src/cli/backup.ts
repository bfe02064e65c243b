import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Moved } from '../lib/server/platform/store/move.js';
import type { Io } from './io.js';
import { copyStore, described, type StorePlace } from './stores.js';
import { readArguments, UsageError } from './usage.js';

/** `ascdata backup`: copies the store of this environment into a new folder, even while a server uses it. */
export async function backupCommand(args: readonly string[], io: Io): Promise<number> {
  const to = folderOf(args, 'to', 'Where to? ascdata backup --to <new folder>');
  if (existsSync(to) && readdirSync(to).length > 0) {
    throw new UsageError(`${to} is not empty: a backup goes into a new folder.`);
  }
  const made = await copyStore(serverPlace(io.env), { called: '--to', at: to }, 'read', io);
  if (!made) {
    if (existsSync(to)) io.err(`ascdata: What is in ${to} now is half a backup and of no use: delete it.\n`);
    return 1;
  }
  io.out(`Backup made and checked: ${described(made)} in ${to}.\n${contentsOf(made)}`);
  return 0;
}

/** `ascdata restore`: copies a backup into the empty store of this environment. */
export async function restoreCommand(args: readonly string[], io: Io): Promise<number> {
  const from = folderOf(args, 'from', 'What from? ascdata restore --from <folder of a backup>');
  const place = serverPlace(io.env);
  const made = await copyStore({ called: '--from', at: from }, place, 'take', io);
  if (!made) return 1;
  const said = made.outcome === 'moved' ? 'Restored and checked' : 'Nothing to do, all of it is there';
  const where = place.called === 'DATA_DIR' ? place.at : 'the database that DATABASE_URL names';
  io.out(`${said}: ${described(made)} in ${where}.\n${contentsOf(made)}`);
  return 0;
}

function folderOf(args: readonly string[], option: 'to' | 'from', question: string): string {
  const { values, positionals } = readArguments(args, { [option]: { type: 'string' } });
  const folder = values[option];
  if (typeof folder !== 'string' || folder === '' || positionals.length > 0) throw new UsageError(question);
  return resolve(folder);
}

/** The same variables and the same default folder as a server's. */
function serverPlace({ DATABASE_URL: url, DATA_DIR: folder }: Io['env']): StorePlace {
  if (url?.trim()) return { called: 'DATABASE_URL', at: url.trim() };
  return { called: 'DATA_DIR', at: resolve(folder?.trim() || './data') };
}

/** The non-empty tables with their rows, by which a person recognises the backup. */
function contentsOf({ held }: Moved): string {
  const filled = [...held].filter(([, rows]) => rows > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${filled.map(([table, rows]) => `${table} ${rows}`).join(', ')}\n`;
}
