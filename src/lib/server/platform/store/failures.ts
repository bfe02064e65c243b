/**
 * Failures of a database or a disk, as far as the caller should know. 'unusable': a value that no column can store. 'gone': the
 * data folder was deleted or replaced while in use. 'unwritable', 'unreadable': the system denies access to the data folder or
 * a stored file. 'damaged': the database is corrupt.
 */
export type StoreFailure = 'busy' | 'full' | 'away' | 'unusable' | 'gone' | 'unwritable' | 'unreadable' | 'damaged';

/** A failure that its code alone does not identify; the message is for the log. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: string;

  constructor(
    readonly failure: StoreFailure,
    message: string,
    options?: ErrorOptions
  ) {
    super(message, options);
    this.code = codeOf(options?.cause);
  }
}

const BUSY = /^(?:SQLITE_BUSY|40001|40P01|55P03|57014|25P03|53[234]00|E[MN]FILE$)/;
const FULL = /^(?:SQLITE_FULL|ENOSPC|EDQUOT|53100)/;
const AWAY =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|E(?:HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|08|57P0|25006)/;
const GONE = /^SQLITE_READONLY_DBMOVED/;
const UNWRITABLE = /^(?:SQLITE_(?:READONLY|IOERR|CANTOPEN|PERM)|58)/;
const DAMAGED = /^(?:SQLITE_(?:CORRUPT|NOTADB)|XX00[12])/;
const UNUSABLE = /^(?:22003|22021|22P02|22P05|SQLITE_TOOBIG|SQLITE_MISMATCH)/;
/** Messages of pg and Kysely without a code. */
const AWAY_SENTENCE =
  /connection terminated|timeout exceeded when trying to connect|server closed the connection|query read timeout|not queryable|after calling end on the pool|driver has already been destroyed/i;

/** undefined: something else. */
export function storeFailureOf(error: unknown): StoreFailure | undefined {
  if (error instanceof StoreError) return error.failure;
  const code = codeOf(error);
  if (BUSY.test(code) || /database is locked/.test(String(error))) return 'busy';
  if (FULL.test(code)) return 'full';
  if (UNUSABLE.test(code)) return 'unusable';
  if (AWAY.test(code) || AWAY_SENTENCE.test(String(error))) return 'away';
  if (GONE.test(code)) return 'gone';
  if (UNWRITABLE.test(code)) return 'unwritable';
  if (DAMAGED.test(code)) return 'damaged';
  return undefined;
}

/** Error codes for files that cannot be read or written. */
const REFUSED = /^E(?:ACCES|PERM|ROFS|IO|NOENT|NOTDIR|ISDIR|STALE|NXIO|NODEV|LOOP)$/;

/** Whether the system did not let us read or write a file or folder, because of what it is or whose. */
export const isRefusedFile = (error: unknown): boolean => REFUSED.test(codeOf(error));

/** Work on our own files: a system error there is a failure of the store, not of the caller. */
export async function onFiles<T>(failure: 'unwritable' | 'unreadable', work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StoreError || !isRefusedFile(error)) throw error;
    throw new StoreError(failure, error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Takes it for `undefined` that a file or folder is not there. @throws any other error */
export function ignoringMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
  return undefined;
}

/** The error code of the database or the system; '' if there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
