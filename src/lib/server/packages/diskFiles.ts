import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageFile } from '../../package/files.js';
import type { ByteSource, Unpack } from '../../package/source.js';
import type { CheckedFile, PlacedFile } from './tasks.js';

/** A file of a package on the disk; its bytes are read on request and not kept. */
export function lazyFile({ name, path }: PlacedFile): PackageFile {
  return {
    name,
    get bytes() {
      return new Uint8Array(readFileSync(path));
    }
  };
}

/** The bytes of a file, as long as `use` runs. */
export async function withSource<T>(path: string, size: number, use: (source: ByteSource) => Promise<T>): Promise<T> {
  const file = openSync(path, 'r');
  const read = (offset: number, length: number): Uint8Array => {
    const bytes = new Uint8Array(length);
    let at = 0;
    while (at < length) {
      const count = readSync(file, bytes, at, length - at, offset + at);
      if (count === 0) break;
      at += count;
    }
    return bytes.subarray(0, at);
  };
  try {
    return await use({ size, read });
  } finally {
    closeSync(file);
  }
}

/** Unpacks into a folder, under numbers: no name from a package becomes a path. */
export class FolderUnpacker {
  readonly files: CheckedFile[] = [];
  /** The real error of a write, such as a full disk; the zip reader reports it as a damaged file. */
  failure: unknown;
  readonly #folder: string;
  #count = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  readonly unpack: Unpack = (name) => {
    const path = join(this.#folder, String(this.#count++));
    const file = this.#tried(() => openSync(path, 'wx', 0o600));
    const hash = createHash('sha256');
    let size = 0;
    return {
      write: (piece) => {
        this.#tried(() => writeAll(file, piece));
        hash.update(piece);
        size += piece.length;
      },
      end: () => {
        closeSync(file);
        this.files.push({ name, path, sha256: hash.digest('hex'), size });
        return lazyFile({ name, path });
      },
      abort: () => closeSync(file)
    };
  };

  #tried<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }
}

/** A write may be partial. */
function writeAll(file: number, bytes: Uint8Array): void {
  for (let from = 0; from < bytes.length;) from += writeSync(file, bytes, from);
}
