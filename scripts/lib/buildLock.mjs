import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const AGAIN_MILLISECONDS = 200;

/**
 * Runs work while no other process does so with this folder. The system lets go of the lock when a process ends, however it ends.
 * @template T
 * @param {string} folder created if there is none
 * @param {() => Promise<T>} work
 * @param {() => void} waiting called once if another process is at work
 * @returns {Promise<T>}
 */
export async function alone(folder, work, waiting = () => {}) {
  // Not before the dependencies are installed.
  const { default: Database } = await import('libsql');
  mkdirSync(folder, { recursive: true });
  const lock = new Database(join(folder, '.lock.db'));
  try {
    for (let isTold = false; !isTaken(lock); isTold = true) {
      if (!isTold) waiting();
      await wait(AGAIN_MILLISECONDS);
    }
    return await work();
  } finally {
    lock.close();
  }
}

/** @param {import('libsql').Database} lock */
function isTaken(lock) {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && /^SQLITE_BUSY/.test(String(/** @type {{ code?: unknown }} */ (error).code)))
      return false;
    throw error;
  }
}
