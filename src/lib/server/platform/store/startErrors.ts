import { StartError } from '../startError.js';
import { codeOf, StoreError, storeFailureOf } from './failures.js';

/** What to do if a store is lost or damaged; docs/operating.md has the details. */
export const RESTORE = 'restore a backup into an empty folder with “ascdata restore --from <backup>”';

/** Nothing is changed on the way to it. */
export const TOO_OLD =
  'The store was made by a version before 0.1.0, which this version cannot open; it is left as it was: export its widgets with that version, or start with a new data folder or an empty database.';

/** The error that ends the start. */
export function startErrorOf(folder: string, error: unknown): unknown {
  if (error instanceof StartError) return error;
  if (storeFailureOf(error) === 'away') return new StartError(whyNoDatabase(error), { cause: error });
  const isOfTheStore =
    error instanceof StoreError ||
    /^(?:SQLITE_|E[A-Z]+$)/.test(codeOf(error)) ||
    /ConnectionFailed/.test(String(error));
  return isOfTheStore ? new StartError(whyNotOpen(folder, error), { cause: error }) : error;
}

/** One sentence on what is wrong with the data folder and what to do about it. */
export function whyNotOpen(folder: string, error: unknown): string {
  const code = codeOf(error);
  if (storeFailureOf(error) === 'damaged') {
    return `The database in ${folder} is damaged or not ours: ${RESTORE}, or name another DATA_DIR.`;
  }
  if (storeFailureOf(error) === 'full')
    return `The disk that holds ${folder} is full: free some space and start again.`;
  if (/^SQLITE_BUSY/.test(code))
    return `Another program keeps the database in ${folder} locked: end it and start again.`;
  if (/^(SQLITE_(READONLY|PERM)|EACCES|EROFS|EPERM)/.test(code)) {
    return `The data folder ${folder} cannot be written: change its permissions, or name another DATA_DIR.`;
  }
  if (code === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'mkdir') {
    return `There is no place for the data folder ${folder}: name another DATA_DIR.`;
  }
  if (/^(ENOTDIR|EEXIST)/.test(code)) return `${folder} is not a folder: name another DATA_DIR.`;
  return `The data folder ${folder} cannot be opened (${error instanceof Error ? error.message : String(error)}).`;
}

/** One sentence on what is wrong with DATABASE_URL or its database. Never contains the address, which includes a password. */
export function whyNoDatabase(error: unknown): string {
  const code = codeOf(error);
  if (/^28/.test(code)) return 'PostgreSQL refuses the user or password in DATABASE_URL.';
  if (code === '3D000') return 'The database that DATABASE_URL names does not exist: create it and start again.';
  if (code === '42501') return 'The user in DATABASE_URL may not create tables in that database.';
  if (storeFailureOf(error) === 'away')
    return 'PostgreSQL does not answer at DATABASE_URL: is it running, and reachable from here?';
  return `The database at DATABASE_URL cannot be used (${error instanceof Error ? error.message : String(error)}).`;
}
