import { turnIfLong } from '../yielding.js';

/** Entries of a list that are written at once: with the longest texts, they take some milliseconds. */
const AT_ONCE = 100;
/** A list in an object of a list in an object. */
const MOST_DEPTH = 4;
const TOGETHER = 64 * 1024;

/** Whether a body has a list that takes long to write. */
export function hasLongList(value: unknown, depth = MOST_DEPTH): boolean {
  if (depth === 0 || typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value) && value.length > AT_ONCE) return true;
  return Object.values(value).some((each) => hasLongList(each, depth - 1));
}

/** The same as `JSON.stringify` gives, in UTF-8, with turns for others in between. */
export async function* jsonPieces(value: object): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let waiting = '';
  for (const piece of partsOf(value, MOST_DEPTH)) {
    waiting += piece;
    if (waiting.length < TOGETHER) continue;
    yield encoder.encode(waiting);
    waiting = '';
    await turnIfLong();
  }
  yield encoder.encode(waiting);
}

function* partsOf(value: unknown, depth: number): Generator<string> {
  if (!hasLongList(value, depth)) {
    yield JSON.stringify(value) ?? 'null';
    return;
  }
  const isList = Array.isArray(value);
  let separator = isList ? '[' : '{';
  for (const [key, each] of Object.entries(value as object)) {
    if (!isList && each === undefined) continue;
    yield isList ? separator : `${separator}${JSON.stringify(key)}:`;
    yield* partsOf(each, depth - 1);
    separator = ',';
  }
  yield isList ? ']' : '}';
}
