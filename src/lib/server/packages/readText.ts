import { sql, type RawBuilder } from 'kysely';
import { turnIfLong } from '../platform/yielding.js';
import type { Store } from '../platform/store/store.js';

/** Bytes decoded at once, or characters fetched: a few milliseconds. */
const BYTES = 128 * 1024;
const CHARACTERS = 1024 * 1024;

/** A column of a row, or a part of it. */
type Part = string | ArrayBuffer | null;

/**
 * Reads a text that may be many megabytes from a row that stays as it is, with turns for others in between: a driver would decode
 * it at once.
 * @param column with its table
 * @param read selects a part of it as `part`
 * @returns undefined: the row is not there, or has no text
 */
export async function readText(
  { engine }: Pick<Store, 'engine'>,
  column: string,
  read: (part: RawBuilder<Part>) => Promise<{ readonly part: Part } | undefined>,
  most = CHARACTERS
): Promise<string | undefined> {
  const text = sql.ref(column);
  if (engine.name === 'sqlite') {
    const bytes = (await read(sql`cast(${text} as blob)`))?.part;
    return bytes instanceof ArrayBuffer ? decoded(new Uint8Array(bytes)) : undefined;
  }
  const parts: string[] = [];
  for (let from = 1; ; from += most) {
    const part = (await read(sql`substr(${text}, ${sql.lit(from)}, ${sql.lit(most)})`))?.part;
    if (typeof part !== 'string') return undefined;
    parts.push(part);
    if (part.length < most) return parts.join('');
    await turnIfLong();
  }
}

async function decoded(bytes: Uint8Array): Promise<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += BYTES) {
    parts.push(decoder.decode(bytes.subarray(from, from + BYTES), { stream: true }));
    await turnIfLong();
  }
  return parts.join('') + decoder.decode();
}
