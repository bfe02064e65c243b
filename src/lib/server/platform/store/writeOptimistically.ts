import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Tables, Writing } from './schema.js';
import type { Store } from './store.js';

/** Tries that hold nobody up, before the one that cannot lose. */
const TRIES = 4;
const FIRST_WAIT_MILLISECONDS = 20;

/** A write that needs longer preparation than a transaction may last. */
export interface OptimisticWrite<Prepared, Result extends NonNullable<unknown>> {
  /** Its rows are what `prepare` depends on. */
  readonly table: keyof Tables;
  /**
   * Reads and checks.
   * @param db what to read from: in the last try, the transaction
   * @param last the outcome of the previous try: what has not changed since need not be prepared again
   */
  prepare(db: Database, last: Prepared | undefined): Promise<Prepared>;
  /** Writes what was prepared. undefined: it no longer holds, and nothing was written. */
  commit(writing: Writing, prepared: Prepared): Promise<Result | undefined>;
}

/**
 * Optimistic concurrency control: prepares outside the transaction, and starts again if something was written in the meantime,
 * after a random wait that grows. The last try prepares under the write lock, so a race is never lost for good.
 */
export async function writeOptimistically<Prepared, Result extends NonNullable<unknown>>(
  store: Pick<Store, 'db' | 'write' | 'writeAlone'>,
  { table, prepare, commit }: OptimisticWrite<Prepared, Result>
): Promise<Result> {
  let last: Prepared | undefined;
  for (let tries = 1; tries <= TRIES; tries++) {
    if (tries > 1) await wait(FIRST_WAIT_MILLISECONDS * 2 ** tries * Math.random());
    const prepared = await prepare(store.db, last);
    const result = await store.write((writing) => commit(writing, prepared));
    if (result !== undefined) return result;
    last = prepared;
  }
  return store.writeAlone(table, async (writing) => {
    const result = await commit(writing, await prepare(writing, last));
    if (result === undefined) throw new Error(`What was prepared under the lock of “${table}” does not hold.`);
    return result;
  });
}
