import type { Store } from '../platform/store/store.js';
import { DAY, HOUR } from '../../ascdata/durations.js';

/** A widget may show the date or the time, so its picture is renewed after this. */
const MAX_AGE = DAY;
/** A widget whose picture failed is tried again after this: the machine may have been busy. */
const MAX_FAILED_AGE = HOUR;

export interface KeptPicture {
  readonly key: string;
  /** undefined: the picture failed. */
  readonly bytes: Uint8Array | undefined;
}

export interface FoundPicture {
  readonly sha256: string;
  readonly failed: boolean;
}

export interface Bounds {
  readonly pictures: number;
  readonly bytes: number;
}

const BOUNDS: Bounds = { pictures: 20_000, bytes: 1024 * 1024 * 1024 };

/** Rendered pictures: rows in the store, bytes in the file store. */
export class KeptPictures {
  readonly #store: Store;
  readonly #now: () => Date;

  constructor(store: Store, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  /** undefined: there is none, or it is too old. */
  async find(key: string): Promise<FoundPicture | undefined> {
    const row = await this.#store.db.selectFrom('pictures').selectAll().where('key', '=', key).executeTakeFirst();
    if (!row) return undefined;
    const failed = row.failed === 1;
    // Of one made by a clock that was ahead, no age is known.
    const age = Math.abs(this.#now().getTime() - Date.parse(row.made_at));
    if (age > (failed ? MAX_FAILED_AGE : MAX_AGE)) return undefined;
    const today = this.#day();
    if (row.used_at !== today) {
      await this.#store.write((writing) =>
        writing.updateTable('pictures').set({ used_at: today }).where('key', '=', key).execute()
      );
    }
    return { sha256: row.sha256, failed };
  }

  /** The bytes; undefined if they are gone. */
  async read({ sha256 }: FoundPicture): Promise<Uint8Array | undefined> {
    return this.#store.files.read(sha256).catch(() => undefined);
  }

  /** Stores pictures that belong together, all or none. */
  async keep(pictures: readonly KeptPicture[]): Promise<void> {
    const contents = pictures.flatMap(({ bytes }) => (bytes ? [bytes] : []));
    const hashes = await this.#store.files.putAll(contents);
    const rows = pictures.map(({ key, bytes }) => ({
      key,
      sha256: bytes ? hashes[contents.indexOf(bytes)]! : '',
      bytes: bytes?.length ?? 0,
      failed: bytes ? 0 : 1,
      made_at: this.#now().toISOString(),
      used_at: this.#day()
    }));
    await this.#store.write(async (writing) => {
      const keys = rows.map(({ key }) => key);
      await writing.deleteFrom('pictures').where('key', 'in', keys).execute();
      await writing.insertInto('pictures').values(rows).execute();
    });
  }

  /**
   * Removes what is too old, and beyond the limits the least recently used. The next sweep of the file store removes the bytes.
   * Returns how many were removed.
   */
  async sweep({ pictures, bytes }: Bounds = BOUNDS): Promise<number> {
    const tooOld = new Date(this.#now().getTime() - MAX_AGE).toISOString();
    return this.#store.write(async (writing) => {
      const old = await writing.deleteFrom('pictures').where('made_at', '<', tooOld).executeTakeFirst();
      const rows = await writing
        .selectFrom('pictures')
        .select(['key', 'bytes'])
        .orderBy('used_at', 'desc')
        .orderBy('made_at', 'desc')
        .orderBy('key')
        .execute();
      let left = bytes;
      const surplus = rows.filter((row, index) => {
        left -= row.bytes;
        return index >= pictures || left < 0;
      });
      for (let at = 0; at < surplus.length; at += 500) {
        const keys = surplus.slice(at, at + 500).map(({ key }) => key);
        await writing.deleteFrom('pictures').where('key', 'in', keys).execute();
      }
      return Number(old.numDeletedRows) + surplus.length;
    });
  }

  #day(): string {
    return this.#now().toISOString().slice(0, 10);
  }
}
