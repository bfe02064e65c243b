import { createHash } from 'node:crypto';
import { piecesOf } from '../platform/chunks.js';
import { turnIfLong } from '../platform/yielding.js';
import type { ByteRange } from '../platform/store/fileStore.js';

const CHARACTERS_AT_ONCE = 128 * 1024;

/** A long text as it is sent: UTF-8. */
export interface EncodedText {
  readonly sha256: string;
  /** bytes */
  readonly size: number;
  readonly pieces: readonly Uint8Array[];
}

/** Encodes a text, with turns for others in between. */
export async function encodedText(text: string): Promise<EncodedText> {
  const encoder = new TextEncoder();
  const hash = createHash('sha256');
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (const piece of piecesOf(text, CHARACTERS_AT_ONCE)) {
    const bytes = encoder.encode(piece);
    hash.update(bytes);
    pieces.push(bytes);
    size += bytes.length;
    await turnIfLong();
  }
  return { sha256: hash.digest('hex'), size, pieces };
}

/** Some of the bytes that these pieces have together; both ends are included. */
export async function* partOf(
  pieces: readonly Uint8Array[],
  { start, end }: ByteRange
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let at = 0;
  for (const piece of pieces) {
    const [from, to] = [Math.max(start - at, 0), Math.min(end + 1 - at, piece.length)];
    if (from < to) yield new Uint8Array(piece.subarray(from, to));
    at += piece.length;
    if (at > end) return;
  }
}
