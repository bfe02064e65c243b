/**
 * What can be in the way of a database or a disk, as far as whoever asks should know. 'unusable': a value that was sent and
 * that no column can hold.
 */
export type Trouble = 'busy' | 'full' | 'away' | 'unusable';

const BUSY = /^(?:SQLITE_BUSY|40001|40P01|55P03|57014|25P03|53[234]00)/;
const FULL = /^(?:SQLITE_FULL|ENOSPC|EDQUOT|53100)/;
const AWAY =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|E(?:HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|08|57P0|25006)/;
const UNUSABLE = /^(?:22003|22021|22P02|22P05|SQLITE_TOOBIG|SQLITE_MISMATCH)/;
/** What pg and Kysely say without a code. */
const AWAY_SENTENCE =
  /connection terminated|timeout exceeded when trying to connect|server closed the connection|query read timeout|not queryable|after calling end on the pool|driver has already been destroyed/i;

/** undefined: something else. */
export function troubleOf(error: unknown): Trouble | undefined {
  const code = codeOf(error);
  if (BUSY.test(code) || /database is locked/.test(String(error))) return 'busy';
  if (FULL.test(code)) return 'full';
  if (UNUSABLE.test(code)) return 'unusable';
  if (AWAY.test(code) || AWAY_SENTENCE.test(String(error))) return 'away';
  return undefined;
}

/** The database's or the system's name of an error, '' where it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
