import { join } from 'node:path';
import Libsql from 'libsql';
import { StartError } from '../startError.js';
import { makePrivate } from './folderRights.js';
import type { RawDatabase } from './guardedDatabase.js';
import { storeFailureOf } from './failures.js';

const WAIT_MILLISECONDS = 3_000;
const TRY_MILLISECONDS = 50;
/** A lock that nobody refers to would be collected, and released, while its store is in use. */
const taken = new Set<FolderLock>();

/**
 * Allows one process at a time on a data folder. The lock is SQLite's own on a file beside the store: the system releases it
 * when the process ends, however it ends, and it does not depend on process numbers, which repeat. Readers (a backup) need no
 * lock.
 */
export class FolderLock {
  readonly #raw: RawDatabase;

  private constructor(raw: RawDatabase) {
    this.#raw = raw;
  }

  /**
   * Waits a little: the previous process may just be ending.
   * @throws StartError if another process keeps the folder
   */
  static async take(folder: string): Promise<FolderLock> {
    const file = join(folder, 'lock.db');
    makePrivate(file);
    for (const end = Date.now() + WAIT_MILLISECONDS; ;) {
      const raw: RawDatabase = new Libsql(file);
      try {
        raw.prepare('PRAGMA locking_mode = EXCLUSIVE').all();
        raw.exec('BEGIN EXCLUSIVE; COMMIT');
        const lock = new FolderLock(raw);
        taken.add(lock);
        return lock;
      } catch (error) {
        raw.close();
        if (storeFailureOf(error) === 'damaged') throw new StartError(isDamaged(file), { cause: error });
        if (storeFailureOf(error) !== 'busy') throw error;
        if (Date.now() > end) throw new StartError(isTaken(folder), { cause: error });
      }
      await new Promise((resolve) => setTimeout(resolve, TRY_MILLISECONDS));
    }
  }

  /**
   * The marks that `store.db` may have. A write-ahead log beside a `store.db` with another mark belongs to another file. None:
   * not known.
   */
  get marks(): readonly number[] {
    return [this.#numberOf('user_version'), this.#numberOf('application_id')].filter((mark) => mark !== 0);
  }

  /** Durable once set. */
  set marks([now, before = 0]: readonly [now: number, before?: number]) {
    this.#raw.exec(`BEGIN; PRAGMA user_version = ${now}; PRAGMA application_id = ${before}; COMMIT`);
  }

  release(): void {
    taken.delete(this);
    // Closing alone does not: the connection lives until its last statement is garbage-collected.
    this.#raw.prepare('PRAGMA locking_mode = NORMAL').all();
    this.#raw.prepare('PRAGMA user_version').all();
    this.#raw.close();
  }

  #numberOf(name: 'user_version' | 'application_id'): number {
    const [row] = this.#raw.prepare(`PRAGMA ${name}`).all() as Record<string, number>[];
    return row?.[name] ?? 0;
  }
}

function isDamaged(file: string): string {
  return `${file} is damaged, which holds nothing but a lock: delete it and start again.`;
}

function isTaken(folder: string): string {
  return `Another process works on the data folder ${folder}: end it, or name another DATA_DIR.`;
}
