import { randomUUID } from 'node:crypto';
import { open, readFile, readdir, rename, rm, stat, utimes, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { checkedHash, hashOf, isHash, takeStream, type ByteRange, type Content, type FileStore } from './fileStore.js';
import { onFiles } from './failures.js';
import { makeFolder } from './folderRights.js';

const WRITERS = 8;
/** Above this, reading the whole folder is faster. */
const LOOKED_UP = 1_000;

/** Contents as files of one folder, each under its hash. */
export class FolderFiles implements FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    makeFolder(folder);
  }

  async putAll(contents: readonly Uint8Array[]): Promise<string[]> {
    const hashes = contents.map(hashOf);
    const missing = new Map(hashes.map((hash, index) => [hash, contents[index]!]));
    const waiting = [...missing];
    const writer = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await this.#put(...next);
    };
    await onFiles('unwritable', Promise.all(Array.from({ length: WRITERS }, writer)));
    await onFiles('unwritable', syncFolder(this.#folder));
    return hashes;
  }

  async putStream(stream: ReadableStream<Uint8Array>, limitBytes: number): Promise<Content> {
    const writing = this.#write((file) => takeStream(stream, limitBytes, (piece) => writeAll(file, piece)));
    const content = await onFiles('unwritable', writing);
    await onFiles('unwritable', syncFolder(this.#folder));
    return content;
  }

  async read(hash: string): Promise<Uint8Array> {
    return onFiles('unreadable', readFile(this.#path(hash)));
  }

  async stream(hash: string, part?: ByteRange): Promise<ReadableStream<Uint8Array>> {
    const handle = await onFiles('unreadable', open(this.#path(hash), 'r'));
    return Readable.toWeb(handle.createReadStream(part)) as ReadableStream<Uint8Array>;
  }

  async *list(): AsyncIterable<Content> {
    for (const name of await readdir(this.#folder)) {
      if (isHash(name)) yield { sha256: name, size: (await stat(join(this.#folder, name))).size };
    }
  }

  async missing(hashes: readonly string[]): Promise<string[]> {
    if (hashes.length > LOOKED_UP) {
      const present = new Set(await onFiles('unreadable', readdir(this.#folder)));
      return hashes.filter((hash) => !present.has(hash));
    }
    const found = await Promise.all(hashes.map((hash) => stat(this.#path(hash)).catch(() => undefined)));
    return hashes.filter((_, index) => !found[index]?.isFile());
  }

  async sweep(isKept: (hash: string) => boolean, olderThan: Date): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      if (isHash(name) && isKept(name)) continue;
      const path = join(this.#folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found?.isFile() && found.mtime < olderThan) await rm(path, { force: true });
    }
  }

  async #put(hash: string, bytes: Uint8Array): Promise<void> {
    if (await this.#isThere({ sha256: hash, size: bytes.length })) return;
    await this.#write(async (file) => {
      await file.writeFile(bytes);
      return { sha256: hash, size: bytes.length };
    });
  }

  /** Renews the time of an existing content, so that a running sweep leaves it alone. */
  async #isThere({ sha256, size }: Content): Promise<boolean> {
    const path = this.#path(sha256);
    const present = await stat(path).catch(() => undefined);
    if (present?.size !== size) return false;
    return utimes(path, new Date(), new Date()).then(
      () => true,
      () => false
    );
  }

  /** A temporary file is renamed to the hash only once all of it is on the disk. */
  async #write(fill: (file: FileHandle) => Promise<Content>): Promise<Content> {
    const temporary = join(this.#folder, `new-${randomUUID()}`);
    try {
      const file = await open(temporary, 'wx', 0o600);
      let content: Content;
      try {
        content = await fill(file);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, this.#path(content.sha256));
      return content;
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  #path(hash: string): string {
    return join(this.#folder, checkedHash(hash));
  }
}

/** Makes the names in a folder durable. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder; its file systems journal the rename themselves.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** A write may be partial. */
async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let from = 0; from < bytes.length;) from += (await file.write(bytes, from)).bytesWritten;
}
