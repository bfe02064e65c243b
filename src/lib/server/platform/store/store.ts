import type { Changes } from './changes.js';
import type { Engine } from './engine.js';
import type { FileStore } from './fileStore.js';
import type { Database, RowName, Tables, Writing } from './schema.js';

/**
 * `work`: for a server; only one process at a time can use a folder. `fill`: the same for a store that is being filled from
 * another one, or half filled. `read`: beside the process that uses it, changing nothing. `take`: the same while nobody uses it, and
 * keeping everybody away. All but the first have no statement timeout.
 */
export type Use = 'work' | 'fill' | 'read' | 'take';

export interface Store {
  readonly db: Database;
  readonly engine: Engine;
  readonly files: FileStore;
  readonly changes: Changes;
  /**
   * Runs a writing transaction: atomic and isolated. `work` may be retried after a conflict, so it must change nothing but the
   * database. Resolves after the commit is on disk.
   */
  write<T>(work: Work<T>): Promise<T>;
  /**
   * As `write`, for changes of a single row: it is locked before `work` reads it, and writers of other rows do not conflict.
   * Other rows that `work` reads may change in the meantime, so no invariant may depend on them.
   */
  writeRow<T>(row: RowName, work: Work<T>): Promise<T>;
  /**
   * As `write`, while nobody else writes the table: it is locked before the transaction sees anything, so `work` cannot lose a race
   * for its rows. Holds up all other writers of the table.
   */
  writeAlone<T>(table: keyof Tables, work: Work<T>): Promise<T>;
  /** Whether the files of the store are still where they were opened. If not, what is written is lost with the process. */
  isIntact(): boolean;
  /** 32 random bytes with this name, created once per store and the same for all instances. */
  secret(name: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type Work<T> = (writing: Writing) => Promise<T>;
