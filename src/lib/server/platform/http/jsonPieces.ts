import { setImmediate as turn } from 'node:timers/promises';
import { piecesOf } from '../chunks.js';
import { turnIfLong } from '../yielding.js';

/** Characters that are written at once: that takes a millisecond or two. */
const TOGETHER = 64 * 1024;
/** Characters of an entry or member beside its content. */
const AROUND = 2;

/** Whether a body takes long to write. */
export const isLong = (value: unknown): boolean => roomAfter(value, TOGETHER) < 0;

/** What is left of so much room after the JSON of a value, roughly; less than 0: it has none in it. */
function roomAfter(value: unknown, room: number): number {
  if (typeof value === 'string') return room - value.length;
  if (typeof value !== 'object' || value === null) return room - AROUND;
  let left = room - AROUND;
  for (const key in value) {
    if (left < 0) return left;
    left = roomAfter((value as Record<string, unknown>)[key], left - key.length - AROUND);
  }
  return left;
}

/** A part between others, after something that takes a while if an object has very many members. */
const REST = '';

/** The same as `JSON.stringify` gives, in UTF-8, with turns for others in between. */
export async function* jsonPieces(value: object): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of textPieces(value)) yield encoder.encode(piece);
}

/** The same as `JSON.stringify` gives, with turns for others in between. */
export async function jsonText(value: object): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of textPieces(value)) pieces.push(piece);
  return pieces.join('');
}

async function* textPieces(value: object): AsyncGenerator<string> {
  let waiting = '';
  for (const piece of partsOf(value)) {
    if (piece === REST) await turn();
    waiting += piece;
    if (waiting.length < TOGETHER) continue;
    yield waiting;
    waiting = '';
    await turnIfLong();
  }
  yield waiting;
}

function* partsOf(value: unknown): Generator<string> {
  if (!isLong(value)) {
    yield JSON.stringify(value) ?? 'null';
    return;
  }
  if (typeof value === 'string') {
    yield* partsOfText(value);
    return;
  }
  yield REST;
  const isList = Array.isArray(value);
  let separator = isList ? '[' : '{';
  const keys = Object.keys(value as object);
  yield REST;
  for (const key of keys) {
    const each = (value as Record<string, unknown>)[key];
    if (!isList && each === undefined) continue;
    yield isList ? separator : `${separator}${JSON.stringify(key)}:`;
    yield* partsOf(each);
    separator = ',';
  }
  yield isList ? ']' : '}';
}

function* partsOfText(text: string): Generator<string> {
  yield '"';
  // Half of a character would be written as an escape.
  for (const piece of piecesOf(text, TOGETHER)) yield JSON.stringify(piece).slice(1, -1);
  yield '"';
}
