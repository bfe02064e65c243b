import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FILES = ['store.db', 'store.db-wal', 'store.db-shm', 'lock.db', 'lock.db-journal'];
const CONTENTS = 'files';

/**
 * Sessions, hashes and secrets lie in a data folder: it and what is in it are their owner's alone, also where it was made
 * before that was so. A folder that holds what others may read too keeps its rights, as they may need them.
 */
export function keepPrivate(folder: string): void {
  mkdirSync(join(folder, CONTENTS), { recursive: true, mode: 0o700 });
  for (const name of FILES) restrict(join(folder, name), 0o600);
  restrict(join(folder, CONTENTS), 0o700);
  if (readdirSync(folder).every((name) => isClosed(join(folder, name)))) restrict(folder, 0o700);
}

/** Where there is no such file, an empty one that its owner alone may read: SQLite gives those beside it the same rights. */
export function makePrivate(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })) return;
  closeSync(openSync(file, 'a', 0o600));
}

/** To everybody but us. */
function isClosed(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && found.uid === process.getuid?.() && (found.mode & 0o077) === 0;
}

/** Somebody else's file is theirs to restrict. */
function restrict(path: string, mode: number): void {
  const found = statSync(path, { throwIfNoEntry: false });
  const isOurs = found && found.uid === process.getuid?.();
  if (isOurs && (found.mode & 0o777) !== mode) chmodSync(path, mode);
}
