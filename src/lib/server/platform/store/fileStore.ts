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
 * Content by its SHA-256. A file's own name never becomes part of a path. A content that no row of the table `files`
 * names goes with a later sweep.
 */
export interface FileStore {
  /** Stores contents so that they survive a power cut once this resolves; gives their hashes in the same order. */
  putAll(contents: readonly Uint8Array[]): Promise<string[]>;
  /**
   * Stores what a stream brings, piece by piece and as durably, without ever holding all of it in memory. Cancels the stream
   * where that fails. @throws ContentTooLarge as soon as more than `limitBytes` came; nothing is kept then
   */
  putStream(stream: ReadableStream<Uint8Array>, limitBytes: number): Promise<Content>;
  /** All bytes of a content. Rejects where it is missing. */
  read(hash: string): Promise<Uint8Array>;
  /** A content, or a part of it, as it is read. Rejects where it is missing. */
  stream(hash: string, part?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** Every content there is, in no order. */
  list(): AsyncIterable<Content>;
  /** Those of these hashes that no content has. */
  missing(hashes: readonly string[]): Promise<string[]>;
  /** Removes contents that `isKept` does not know and that are older than `olderThan`: what is being uploaded stays. */
  sweep(isKept: (hash: string) => boolean, olderThan: Date): Promise<void>;
}

/** More came than was allowed. */
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

/** Hands the hash back. @throws TypeError for anything that is none, such as a path */
export function checkedHash(hash: string): string {
  if (!isHash(hash)) throw new TypeError('Not a content hash.');
  return hash;
}

/** SHA-256 in hexadecimal. */
export function hashOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The same of what a stream brings. */
export async function hashOfStream(stream: ReadableStream<Uint8Array>): Promise<string> {
  return (await takeStream(stream, Infinity, () => Promise.resolve())).sha256;
}

/**
 * Passes the pieces of a stream on, and gives hash and size of the whole. Whatever goes wrong, the stream is cancelled.
 * @throws ContentTooLarge, or what `take` or the stream failed with
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
    // A stream that failed by itself cannot be cancelled any more.
    await reader.cancel(error).catch(() => undefined);
    throw error;
  }
  return { sha256: hash.digest('hex'), size };
}
