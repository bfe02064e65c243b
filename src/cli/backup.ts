import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { isBackup, sealBackup } from '../lib/server/platform/store/manifest.js';
import type { Moved } from '../lib/server/platform/store/move.js';
import type { Io } from './io.js';
import { copyStore, described, progress, reported, type StorePlace } from './stores.js';
import { readArguments, UsageError } from './usage.js';

/** `ascdata backup`: copies the store of this environment into a new folder, even while a server uses it. */
export async function backupCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, { to: { type: 'string' } });
  const to = folderOf(values.to, positionals, 'Where to? ascdata backup --to <new folder>');
  if (existsSync(to) && readdirSync(to).length > 0) {
    throw new UsageError(`${to} is not empty: a backup goes into a new folder.`);
  }
  demandLasting(to, io.env);
  const made = await copyStore(serverPlace(io.env), { called: '--to', at: to }, 'read', io);
  const sealed = made && (await reported(io, () => sealBackup(to, progress(io)).then(() => made)));
  if (!sealed) {
    if (existsSync(to)) io.err(`ascdata: What is in ${to} now is half a backup and of no use: delete it.\n`);
    return 1;
  }
  io.out(`Backup made and checked: ${described(sealed)} in ${to}.\n${contentsOf(sealed)}`);
  return 0;
}

/** `ascdata restore`: copies a backup into the empty store of this environment. */
export async function restoreCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, {
    from: { type: 'string' },
    'without-manifest': { type: 'boolean' }
  });
  const from = folderOf(values.from, positionals, 'What from? ascdata restore --from <folder of a backup>');
  if (!values['without-manifest'] && existsSync(join(from, 'store.db')) && !isBackup(from)) {
    io.err(
      `ascdata: ${from} has no backup.manifest: it is half a backup or a data folder. To restore it without that check, add --without-manifest.\n`
    );
    return 1;
  }
  const place = serverPlace(io.env);
  const made = await copyStore({ called: '--from', at: from }, place, 'take', io);
  if (!made) return 1;
  const said = made.outcome === 'moved' ? 'Restored and checked' : 'Nothing to do, all of it is there';
  const where = place.called === 'DATA_DIR' ? place.at : 'the database that DATABASE_URL names';
  io.out(`${said}: ${described(made)} in ${where}.\n${contentsOf(made)}`);
  return 0;
}

function folderOf(folder: string | undefined, positionals: readonly string[], question: string): string {
  if (!folder || positionals.length > 0) throw new UsageError(question);
  return resolve(folder);
}

/** The same variables and the same default folder as a server's. */
function serverPlace(env: Io['env']): StorePlace {
  const url = env.DATABASE_URL?.trim();
  return url ? { called: 'DATABASE_URL', at: url } : { called: 'DATA_DIR', at: dataFolder(env) };
}

function dataFolder({ DATA_DIR: folder }: Io['env']): string {
  return resolve(folder?.trim() || './data');
}

/** @throws UsageError for a folder that a server tidies up */
function demandLasting(to: string, env: Io['env']): void {
  for (const tidied of ['files', 'work'].map((name) => join(dataFolder(env), name))) {
    const way = relative(realOf(tidied), realOf(to));
    if (/^\.\.(?:[/\\]|$)/.test(way) || isAbsolute(way)) continue;
    throw new UsageError(`${to} is in ${tidied}, where the server deletes what it does not know: name another folder.`);
  }
}

/** Without links, also of a folder that does not exist yet. */
function realOf(path: string): string {
  return existsSync(path) || path === dirname(path) ? realpathSync(path) : join(realOf(dirname(path)), basename(path));
}

/** The non-empty tables with their rows, by which a person recognises the backup. */
function contentsOf({ held }: Moved): string {
  const filled = [...held].filter(([, rows]) => rows > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${filled.map(([table, rows]) => `${table} ${rows}`).join(', ')}\n`;
}
