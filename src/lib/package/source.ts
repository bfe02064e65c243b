import * as zip from '@zip.js/zip.js/lib/zip-core-native.js';
import type { PackageFile } from './files.js';

/** The bytes of a package file, by random access: it need not lie in memory. */
export interface ByteSource {
  readonly size: number;
  /** `length` bytes from `offset` on, which all lie within `size`. */
  read(offset: number, length: number): Uint8Array | Promise<Uint8Array>;
}

/** Takes what one file unpacks to, piece by piece. */
export interface UnpackedFile {
  write(piece: Uint8Array): void;
  /** All of it came. */
  end(): PackageFile;
  /** No more will come, and nothing of it is used. */
  abort(): void;
}

/** The destination of an unpacked file. */
export type Unpack = (name: string) => UnpackedFile;

export function memorySource(bytes: Uint8Array): ByteSource {
  return { size: bytes.byteLength, read: (offset, length) => bytes.subarray(offset, offset + length) };
}

/** Unpacks a file into memory. */
export function unpackToMemory(name: string): UnpackedFile {
  let pieces: Uint8Array[] = [];
  return {
    write: (piece) => void pieces.push(piece),
    end() {
      const bytes = joined(pieces);
      pieces = [];
      return { name, bytes };
    },
    abort: () => void (pieces = [])
  };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** Lets the zip reader read from a source. */
export class SourceReader extends zip.Reader<ByteSource> {
  constructor(private readonly source: ByteSource) {
    super(source);
    this.size = source.size;
  }

  override async readUint8Array(offset: number, length: number): Promise<Uint8Array> {
    const size = Math.max(0, Math.min(length, this.source.size - offset));
    return this.source.read(offset, size);
  }
}
