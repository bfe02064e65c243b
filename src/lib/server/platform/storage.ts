import type { Database } from './store/schema.js';
import { Refusal } from './refusal.js';

/** Bytes about to be stored, not yet counted in the database. */
export interface Reserved {
  /** @throws Refusal `storage-full`; earlier reservations stay */
  add(bytes: number): Promise<void>;
  /** Releases the reservation: the bytes are stored, or never will be. */
  end(): void;
}

/**
 * The storage used by contents: files of packages and updates, each content once. Incoming bytes count too, so that concurrent
 * uploads cannot exceed the limit together. Those of other instances count once stored.
 */
export class Storage {
  readonly #db: Database;
  /** bytes; undefined: no limit */
  readonly limit: number | undefined;
  #reserved = 0;

  constructor(db: Database, limit: number | undefined) {
    this.#db = db;
    this.limit = limit;
  }

  /** Bytes that are stored. */
  async used(): Promise<number> {
    const row = await this.#db
      .selectFrom('files')
      .select(({ fn }) => fn.sum<number | string | null>('size').as('bytes'))
      .executeTakeFirst();
    return Number(row?.bytes ?? 0);
  }

  reserve(): Reserved {
    let own = 0;
    return {
      add: async (bytes) => {
        if (this.limit !== undefined && (await this.used()) + this.#reserved + bytes > this.limit) throw full();
        own += bytes;
        this.#reserved += bytes;
      },
      end: () => {
        this.#reserved -= own;
        own = 0;
      }
    };
  }

  /** Bytes of these contents that are not yet stored. */
  async missing(contents: readonly { readonly sha256: string; readonly size: number }[]): Promise<number> {
    const sizes = new Map(contents.map(({ sha256, size }) => [sha256, size]));
    const hashes = [...sizes.keys()];
    for (let from = 0; from < hashes.length; from += ASKED_AT_ONCE) {
      const some = hashes.slice(from, from + ASKED_AT_ONCE);
      const rows = await this.#db.selectFrom('files').select('sha256').where('sha256', 'in', some).execute();
      for (const { sha256 } of rows) sizes.delete(sha256);
    }
    return [...sizes.values()].reduce((sum, size) => sum + size, 0);
  }
}

const ASKED_AT_ONCE = 500;

function full(): Refusal {
  return new Refusal('full', 'storage-full', (t) => t.platform.storageFull);
}
