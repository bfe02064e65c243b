import type { KnownLibraries } from '../../package/check.js';
import { preparedPage } from '../../package/sentPage.js';
import { LruCache } from '../platform/lruCache.js';
import { hashOf } from '../platform/store/fileStore.js';
import type { Store } from '../platform/store/store.js';

/** Bytes of all pages that are kept. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** What an entry takes besides its bytes, about. */
const BESIDE_BYTES = 1024;
/** A start page as it is sent to a frame. */
export interface SentPage {
  readonly sha256: string;
  readonly size: number;
  readonly bytes: Uint8Array;
}

/** Start pages with the runtime libraries they load written into them. */
export class StartPages {
  readonly #store: Store;
  /** SHA-256 of the published libraries. */
  readonly #published: readonly string[];
  /** By package; packages never change. */
  readonly #pages = new LruCache<number, SentPage>(KEPT_BYTES, ({ size }) => size + BESIDE_BYTES);
  /** Pages that several frames wait for. */
  readonly #making = new Map<number, Promise<SentPage>>();

  constructor(store: Store, libraries: KnownLibraries) {
    this.#store = store;
    this.#published = Object.values(libraries).flatMap((versions) => versions.map(({ sha256 }) => sha256));
  }

  /** The start page of a package, which is stored under this hash. */
  async get(packageId: number, sha256: string): Promise<SentPage> {
    const known = this.#pages.find(packageId);
    if (known) return known;
    const making = this.#making.get(packageId) ?? this.#make(packageId, sha256);
    this.#making.set(packageId, making);
    try {
      const page = await making;
      return this.#pages.get(packageId, () => page);
    } finally {
      this.#making.delete(packageId);
    }
  }

  /** Another start page of a package, some of whose files are others, too. */
  async of(packageId: number, page: Uint8Array, isOther: (name: string) => boolean): Promise<SentPage> {
    const libraries = await this.#libraries(packageId);
    for (const name of libraries.keys()) if (isOther(name)) libraries.delete(name);
    const bytes = preparedPage(page, libraries);
    return { sha256: hashOf(bytes), size: bytes.length, bytes };
  }

  async #make(packageId: number, sha256: string): Promise<SentPage> {
    return this.of(packageId, await this.#store.files.read(sha256), () => false);
  }

  /**
   * The published libraries in a package, by path; one that it has several times is the same bytes. Edited ones stay files: how they depend on their
   * place is unknown.
   */
  async #libraries(packageId: number): Promise<Map<string, Uint8Array>> {
    const { db, files } = this.#store;
    if (this.#published.length === 0) return new Map();
    const rows = await db
      .selectFrom('package_files')
      .select(['name', 'sha256'])
      .where('package_id', '=', packageId)
      .where('sha256', 'in', this.#published)
      .execute();
    const contents = new Map<string, Uint8Array>();
    for (const sha256 of new Set(rows.map((row) => row.sha256))) contents.set(sha256, await files.read(sha256));
    return new Map(rows.map(({ name, sha256 }) => [name, contents.get(sha256)!]));
  }
}
