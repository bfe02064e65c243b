import { turnIfLong } from '../platform/yielding.js';

/** Characters of JSON in one piece, unless a single text is longer: reading one takes a few milliseconds. */
const TOGETHER = 256 * 1024;

/** A long list on its way between threads: JSON in UTF-8, in pieces that are handed over without a copy. */
export type Pieces = readonly Uint8Array<ArrayBuffer>[];

/** Takes a list apart, with turns for others in between. */
export async function inPieces<T>(list: readonly T[]): Promise<Pieces> {
  const encoder = new TextEncoder();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let waiting = '';
  for (const each of list) {
    waiting += `${waiting === '' ? '[' : ','}${JSON.stringify(each)}`;
    if (waiting.length >= TOGETHER) {
      pieces.push(encoder.encode(`${waiting}]`));
      waiting = '';
    }
    await turnIfLong();
  }
  if (waiting !== '') pieces.push(encoder.encode(`${waiting}]`));
  return pieces;
}

/** Puts a list together again, with turns for others in between. */
export async function fromPieces<T>(pieces: Pieces): Promise<T[]> {
  const decoder = new TextDecoder();
  const list: T[] = [];
  for (const piece of pieces) {
    for (const each of JSON.parse(decoder.decode(piece)) as T[]) list.push(each);
    await turnIfLong();
  }
  return list;
}

/** The memory of the pieces of several lists, to hand over with a message. */
export const memoryOf = (lists: readonly Pieces[]): ArrayBuffer[] =>
  lists.flatMap((pieces) => pieces.map(({ buffer }) => buffer));
