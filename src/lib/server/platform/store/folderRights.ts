import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FILES = ['store.db', 'store.db-wal', 'store.db-shm', 'lock.db', 'lock.db-journal'];
const CONTENTS = 'files';

/**
 * Makes a data folder and its contents private to their owner, also one that was made by hand: they contain sessions, hashes
 * and secrets. A folder that also holds other files keeps its permissions, because others may need them.
 */
export function keepPrivate(folder: string): void {
  makeFolder(join(folder, CONTENTS));
  for (const name of FILES) restrict(join(folder, name), 0o600);
  restrict(join(folder, CONTENTS), 0o700);
  if (readdirSync(folder).every((name) => isClosed(join(folder, name)))) restrict(folder, 0o700);
}

/**
 * Makes a private folder and those that it is in, where they are not there. `recursive` would never end where a file system has no
 * place for new ones and says that something is missing, as /proc does. @throws Error it cannot be made
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Creates an empty, private file if it is missing: SQLite gives the files beside it the same permissions. */
export function makePrivate(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })) return;
  closeSync(openSync(file, 'a', 0o600));
}

/** Whether it is ours and closed to all other users. */
function isClosed(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && found.uid === process.getuid?.() && (found.mode & 0o077) === 0;
}

/** Files of other owners are left alone. */
function restrict(path: string, mode: number): void {
  const found = statSync(path, { throwIfNoEntry: false });
  const isOurs = found && found.uid === process.getuid?.();
  if (isOurs && (found.mode & 0o777) !== mode) chmodSync(path, mode);
}
