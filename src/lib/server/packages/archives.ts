import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { onFiles } from '../platform/store/failures.js';
import type { ByteRange, FileStore } from '../platform/store/fileStore.js';
import { streamOf } from '../platform/streams.js';
import type { Packaging } from './packaging.js';
import type { Archive, ChangedData } from './tasks.js';
import { DAY } from '../../ascdata/durations.js';

/** Disk space for packed packages. */
const KEPT_BYTES = 512 * 1024 ** 2;
/** Unused archives expire after this. */
const KEPT_MILLISECONDS = DAY;

/** What is packed: stored contents, under their names. */
export interface ArchiveContent {
  readonly files: readonly { readonly name: string; readonly sha256: string }[];
  readonly changed: ChangedData | undefined;
}

/** A packed package on the disk. */
export interface PackedFile extends Archive {
  readonly path: string;
  stream(part: ByteRange): ReadableStream<Uint8Array>;
}

interface Kept {
  readonly packed: Promise<PackedFile>;
  /** bytes; 0 while it is being packed */
  size: number;
  usedAt: number;
}

/**
 * Packages packed as zip files. Concurrent and later requests for the same content and Values get the same file, which is kept
 * on the disk within a limit; the least recently used is removed first.
 */
export class Archives {
  readonly #packaging: Pick<Packaging, 'admission' | 'folder' | 'archive'>;
  readonly #files: Pick<FileStore, 'stream'>;
  readonly #keptBytes: number;
  /** By key, the least recently used first. */
  readonly #kept = new Map<string, Kept>();
  #count = 0;

  constructor(
    packaging: Pick<Packaging, 'admission' | 'folder' | 'archive'>,
    files: Pick<FileStore, 'stream'>,
    keptBytes = KEPT_BYTES
  ) {
    this.#packaging = packaging;
    this.#files = files;
    this.#keptBytes = keptBytes;
  }

  /**
   * The archive of this key, packed now if there is none.
   * @param key names package, edition of the texts, and Values; if texts are published meanwhile, the content may be newer than the edition
   * @throws Refusal `packages-busy`
   */
  async get(owner: string, key: string, content: () => Promise<ArchiveContent>): Promise<PackedFile> {
    const known = this.#kept.get(key);
    const kept = known ?? { packed: this.#pack(owner, content), size: 0, usedAt: 0 };
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    kept.usedAt = Date.now();
    try {
      const packed = await kept.packed;
      kept.size = packed.size;
      await this.#shrink();
      return packed;
    } catch (error) {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
      throw error;
    }
  }

  /** Removes what nobody has requested for a day. */
  async sweep(): Promise<void> {
    const oldest = Date.now() - KEPT_MILLISECONDS;
    for (const [key, { usedAt }] of this.#kept) if (usedAt < oldest) await this.#remove(key);
  }

  async #shrink(): Promise<void> {
    let bytes = 0;
    for (const { size } of this.#kept.values()) bytes += size;
    for (const [key, { size }] of this.#kept) {
      if (bytes <= this.#keptBytes) return;
      bytes -= size;
      if (size > 0) await this.#remove(key);
    }
  }

  async #remove(key: string): Promise<void> {
    const kept = this.#kept.get(key);
    this.#kept.delete(key);
    // A response being sent has the file open, and still gets all of it.
    await kept?.packed.then(({ path }) => rm(path, { force: true }));
  }

  #pack(owner: string, content: () => Promise<ArchiveContent>): Promise<PackedFile> {
    const { admission, folder } = this.#packaging;
    const path = join(folder.path, `archive-${this.#count++}.zip`);
    return admission.run(owner, () =>
      folder.use(async (temporary) => {
        const { files, changed } = await content();
        const placed = await this.#placed(files, temporary.path);
        const archive = await this.#packaging.archive(owner, placed, changed, path);
        return { ...archive, path, stream: (part: ByteRange) => streamOf(createReadStream(path, part)) };
      })
    );
  }

  /** Stored contents as files that the thread can read, whatever the store. */
  async #placed(files: ArchiveContent['files'], folder: string) {
    const paths = new Map<string, string>();
    for (const { sha256 } of files) {
      if (paths.has(sha256)) continue;
      const path = join(folder, sha256);
      const stream = await this.#files.stream(sha256);
      const copied = pipeline(
        Readable.fromWeb(stream as NodeStream<Uint8Array>),
        createWriteStream(path, { mode: 0o600 })
      );
      await onFiles('unwritable', copied);
      paths.set(sha256, path);
    }
    return files.map(({ name, sha256 }) => ({ name, path: paths.get(sha256) ?? '' }));
  }
}
