import { createHash } from 'node:crypto';

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface Content {
  readonly sha256: string;
  readonly size: number;
}

/**
 * Content by its SHA-256. File names never become part of a path. A later sweep removes contents that no row of `files` refers
 * to.
 */
export interface FileStore {
  /** Stores contents durably (once this resolves); returns their hashes in the same order. */
  putAll(contents: readonly Uint8Array[]): Promise<string[]>;
  /**
   * Stores a stream piece by piece and durably, without holding all of it in memory. Cancels the stream on failure. @throws
   * ContentTooLarge as soon as more than `limitBytes` arrived; nothing is kept then
   */
  putStream(stream: ReadableStream<Uint8Array>, limitBytes: number): Promise<Content>;
  /** All bytes of a content. Rejects if it is missing. */
  read(hash: string): Promise<Uint8Array>;
  /** A content, or part of it, as a stream. Rejects if it is missing. */
  stream(hash: string, part?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** All contents, unordered. */
  list(): AsyncIterable<Content>;
  /** Those of these hashes that have no content. */
  missing(hashes: readonly string[]): Promise<string[]>;
  /** Removes contents that `isKept` does not accept and that are older than `olderThan`, so that running uploads stay. */
  sweep(isKept: (hash: string) => boolean, olderThan: Date): Promise<void>;
}

/** The content exceeds its limit. */
export class ContentTooLarge extends Error {
  override readonly name = 'ContentTooLarge';

  constructor(readonly limitBytes: number) {
    super(`The content is larger than ${limitBytes} bytes.`);
  }
}

const HASH = /^[0-9a-f]{64}$/;

export function isHash(text: string): boolean {
  return HASH.test(text);
}

/** Returns the hash. @throws TypeError for anything else, such as a path */
export function checkedHash(hash: string): string {
  if (!isHash(hash)) throw new TypeError('Not a content hash.');
  return hash;
}

/** SHA-256 in hexadecimal. */
export function hashOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** SHA-256 of a stream in hexadecimal. */
export async function hashOfStream(stream: ReadableStream<Uint8Array>): Promise<string> {
  return (await takeStream(stream, Infinity, () => Promise.resolve())).sha256;
}

/**
 * Passes on the pieces of a stream, and returns hash and size of the whole. Cancels the stream on any error.
 * @throws ContentTooLarge, or the error of `take` or the stream
 */
export async function takeStream(
  stream: ReadableStream<Uint8Array>,
  limitBytes: number,
  take: (piece: Uint8Array) => Promise<void>
): Promise<Content> {
  const hash = createHash('sha256');
  const reader = stream.getReader();
  let size = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length;
      if (size > limitBytes) throw new ContentTooLarge(limitBytes);
      hash.update(next.value);
      await take(next.value);
    }
  } catch (error) {
    // A failed stream can no longer be cancelled.
    await reader.cancel(error).catch(() => undefined);
    throw error;
  }
  return { sha256: hash.digest('hex'), size };
}
