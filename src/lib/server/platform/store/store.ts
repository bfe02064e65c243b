import type { Changes } from './changes.js';
import type { Engine } from './engine.js';
import type { FileStore } from './fileStore.js';
import type { Database, RowName, Writing } from './schema.js';

export interface Store {
  readonly db: Database;
  readonly engine: Engine;
  readonly files: FileStore;
  readonly changes: Changes;
  /**
   * One transaction that writes: all of it or nothing, as if nobody else wrote at the same time. `work` may be run again
   * when another transaction got in its way, so it changes nothing but the database. Resolves after the commit is on disk.
   */
  write<T>(work: Work<T>): Promise<T>;
  /**
   * As `write`, for what changes one row only: it is locked before `work` looks at it, and those who change other rows are never
   * in its way. Other rows that `work` reads may change meanwhile, so nothing that has to stay true may hang on them.
   */
  writeRow<T>(row: RowName, work: Work<T>): Promise<T>;
  /** Whether everything is still where it was opened; false: what is written would be lost with the process. */
  isIntact(): boolean;
  /** 32 random bytes of this name, made once in the life of the store and the same for all instances. */
  secret(name: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type Work<T> = (writing: Writing) => Promise<T>;
