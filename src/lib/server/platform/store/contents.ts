import { StartError } from '../startError.js';
import { RESTORE } from './startErrors.js';
import type { Store } from './store.js';

/**
 * Checks before a start that every content of packages and updates exists. Pictures can be made again.
 * @throws StartError where some are missing
 */
export async function demandContents({ db, files }: Pick<Store, 'db' | 'files'>): Promise<void> {
  const rows = await db.selectFrom('files').select('sha256').execute();
  const missing = await files.missing(rows.map(({ sha256 }) => sha256));
  if (missing.length === 0) return;
  throw new StartError(
    `${missing.length} of the ${rows.length} contents that the store names are missing (the first is ${missing[0]}): ${RESTORE}, or put the missing files back.`
  );
}
