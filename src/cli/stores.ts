import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { moveStore, type Moved } from '../lib/server/platform/store/move.js';
import { demandIntegrity } from '../lib/server/platform/store/folderIntegrity.js';
import { demandWhole, isBackup } from '../lib/server/platform/store/manifest.js';
import { appliedMigrations } from '../lib/server/platform/store/migrate.js';
import { MoveError, type MoveProgress } from '../lib/server/platform/store/moveContents.js';
import { StartError } from '../lib/server/platform/startError.js';
import { openStore } from '../lib/server/platform/store/openStore.js';
import type { Store } from '../lib/server/platform/store/store.js';
import { storeFailureOf, type StoreFailure } from '../lib/server/platform/store/failures.js';
import type { Io } from './io.js';
import { UsageError } from './usage.js';

const LINE_MILLISECONDS = 1_000;

const STORE_FAILURES: Readonly<Record<StoreFailure, string>> = {
  busy: 'A database is busy with somebody else. Run the same command again in a moment.',
  full: 'There is no space left for the target. Free some, then run the same command again.',
  unusable: 'The target cannot hold a value of the source, such as a text with a NUL character.',
  away: 'A database does not answer any more. Run the same command again once it does.',
  gone: 'A folder was deleted or replaced meanwhile. Run the same command again.',
  unwritable: 'The target cannot be written: change its permissions, or name another one.',
  unreadable:
    'The source cannot be read: change its permissions, or run the command as the user that the server runs as.',
  damaged: 'A database is damaged. What was copied is of no use.'
};

/** A folder, or the address of a database, and its name for the user. */
export interface StorePlace {
  /** `--to`, `DATA_DIR`. */
  readonly called: string;
  readonly at: string;
}

/**
 * Copies a snapshot of the whole store at one place into the other. A backup is compared with its manifest first. Progress goes
 * to stderr.
 * @param use of the source: `read` while a server may use it, or `take` to keep servers away
 * @returns undefined if that failed, which was reported
 * @throws UsageError if there is nothing to copy
 */
export async function copyStore(
  from: StorePlace,
  to: StorePlace,
  use: 'read' | 'take',
  io: Io
): Promise<Moved | undefined> {
  if (!isDatabase(from.at) && !existsSync(join(from.at, 'store.db'))) {
    throw new UsageError(`There is no store in ${from.at}.`);
  }
  const isOfBackup = !isDatabase(from.at) && isBackup(from.at);
  const opened: Store[] = [];
  return reported(io, async () => {
    try {
      if (isOfBackup) await demandWhole(from.at, progress(io));
      const source = await open(from, (folder, url) => openStore(folder, url, { use: isOfBackup ? 'read' : use }));
      opened.push(source);
      if (source.engine.name === 'sqlite') await demandSoundSource(source);
      // With the same schema version, so that nothing has to be migrated.
      const wanted = new Set((await appliedMigrations(source.db)).keys());
      const target = await open(to, (folder, url) => openStore(folder, url, { use: 'fill', wanted }));
      opened.push(target);
      return await moveStore(source, target, progress(io));
    } finally {
      await Promise.all(opened.map((store) => store.close()));
    }
  });
}

/** @throws MoveError for a damaged database: a copy could lack rows, or have wrong ones */
async function demandSoundSource({ db }: Store): Promise<void> {
  await demandIntegrity(db).catch((error: unknown) => {
    if (storeFailureOf(error) !== 'damaged') throw error;
    throw new MoveError(
      `The database of the source is damaged (${(error as Error).message}), so it is not copied. Use a backup that is whole.`
    );
  });
}

/** Runs work on stores. A failure that a person can do something about is said on stderr; it then returns undefined. */
export async function reported<T>(io: Io, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    io.err(`ascdata: ${sentenceOf(error)}\n`);
    return undefined;
  }
}

/** How many rows, tables and contents the store has, in words. */
export function described({ held, contents }: Moved): string {
  const rows = [...held.values()].reduce((sum, count) => sum + count, 0);
  return `${rows} rows in ${held.size} tables and ${contents} contents`;
}

const isDatabase = (at: string): boolean => /^postgres(?:ql)?:\/\//.test(at);

type Open = (folder: string, url: string | undefined) => Promise<Store>;

/** @throws StartError that names the place as the user did, instead of the server's variable */
async function open({ called, at }: StorePlace, openAt: Open): Promise<Store> {
  try {
    return await (isDatabase(at) ? openAt('', at) : openAt(at, undefined));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new StartError(error.message.replaceAll(/DATABASE_URL|DATA_DIR/g, called), { cause: error });
  }
}

/** @throws unexpected errors unchanged */
function sentenceOf(error: unknown): string {
  if (error instanceof MoveError || error instanceof StartError) return error.message;
  const failure = storeFailureOf(error);
  if (failure === undefined) throw error;
  return STORE_FAILURES[failure];
}

/** A line when something is complete, and otherwise one every second. */
export function progress(io: Io): (progress: MoveProgress) => void {
  let last = 0;
  return ({ of, doing, done, total }) => {
    const now = Date.now();
    if (done < total && now - last < LINE_MILLISECONDS) return;
    last = now;
    io.err(`${of}: ${done} of ${total} ${doing}\n`);
  };
}
