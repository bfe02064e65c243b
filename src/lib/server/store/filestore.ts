import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, readFile, readdir, rename, rm, stat, utimes, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

const HASH = /^[0-9a-f]{64}$/;
const WRITERS = 8;

/** Content by its SHA-256. A file's own name never becomes part of a path. */
export class FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Stores contents so that they survive a power cut once this resolves; gives their hashes in the same order. */
  async putAll(contents: readonly Uint8Array[]): Promise<string[]> {
    const hashes = contents.map(hashOf);
    const missing = new Map(hashes.map((hash, index) => [hash, contents[index]!]));
    const waiting = [...missing];
    const writer = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await this.#put(...next);
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
    await this.#syncFolder();
    return hashes;
  }

  /** All bytes of a content. Rejects where it is missing. */
  async read(hash: string): Promise<Uint8Array> {
    return readFile(this.#path(hash));
  }

  /** Opens a content for reading parts of it. The caller closes the handle. */
  async open(hash: string): Promise<FileHandle> {
    return open(this.#path(hash), 'r');
  }

  /** Removes contents that `isKept` does not know and that are older than `olderThan`: what is being uploaded stays. */
  async sweep(isKept: (hash: string) => boolean, olderThan: Date): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      if (HASH.test(name) && isKept(name)) continue;
      const path = join(this.#folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found?.isFile() && found.mtime < olderThan) await rm(path, { force: true });
    }
  }

  async #put(hash: string, bytes: Uint8Array): Promise<void> {
    const path = this.#path(hash);
    const present = await stat(path).catch(() => undefined);
    if (present?.size === bytes.length) {
      // Young again, so that a sweep going on at this moment leaves it alone.
      await utimes(path, new Date(), new Date());
      return;
    }
    const temporary = join(this.#folder, `new-${randomUUID()}`);
    try {
      const file = await open(temporary, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async #syncFolder(): Promise<void> {
    // Windows cannot open a folder; its file systems journal the rename themselves.
    if (process.platform === 'win32') return;
    const folder = await open(this.#folder, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  #path(hash: string): string {
    if (!HASH.test(hash)) throw new TypeError('Not a content hash.');
    return join(this.#folder, hash);
  }
}

/** SHA-256 in hexadecimal. */
export function hashOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}
