/** What can be in the way of a database or a disk, as far as whoever asks should know. */
export type Trouble = 'busy' | 'full' | 'away';

const BUSY = /^(?:SQLITE_BUSY|40001|40P01|55P03|57014|53300)/;
const FULL = /^(?:SQLITE_FULL|ENOSPC|EDQUOT|53100)/;
const AWAY = /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|08|57P0)/;
/** What pg says without a code. */
const AWAY_SENTENCE = /connection terminated|timeout exceeded when trying to connect|server closed the connection/i;

/** undefined: something else. */
export function troubleOf(error: unknown): Trouble | undefined {
  const code = codeOf(error);
  if (BUSY.test(code) || /database is locked/.test(String(error))) return 'busy';
  if (FULL.test(code)) return 'full';
  if (AWAY.test(code) || AWAY_SENTENCE.test(String(error))) return 'away';
  return undefined;
}

/** The database's or the system's name of an error, '' where it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
