import type { ByteSource } from './source.js';

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const LOCATOR64_SIGNATURE = 0x07064b50;
const LOCATOR64_BYTES = 20;
const END64_SIGNATURE = 0x06064b50;
const END64_BYTES = 56;
const MAX_COMMENT = 0xffff;

/**
 * The number of entries a zip file claims, read from its end record (APPNOTE 4.3.16, and 4.3.14/15 for zip64) without building
 * anything: a file that claims millions is refused before a zip reader allocates for them. undefined: no end record that
 * reaches exactly to the end of the file, so it does not count as a zip file.
 */
export async function declaredEntryCount(source: ByteSource): Promise<number | undefined> {
  const length = Math.min(source.size, MAX_COMMENT + END_BYTES + LOCATOR64_BYTES);
  const tail = viewOf(await source.read(source.size - length, length));
  const end = findEndRecord(tail);
  if (end === undefined) return undefined;
  const entries = tail.getUint16(end + 10, true);
  const entries64 = await zip64Entries(source, tail, end);
  if (entries64 === undefined) return entries;
  // All ones means "see the zip64 record"; any other difference is a false claim, and the greater number is the safe one.
  return entries === 0xffff ? entries64 : Math.max(entries, entries64);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function findEndRecord(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= 0 && at >= last - MAX_COMMENT; at--) {
    if (view.getUint32(at, true) === END_SIGNATURE && view.getUint16(at + 20, true) === last - at) return at;
  }
  return undefined;
}

async function zip64Entries(source: ByteSource, tail: DataView, end: number): Promise<number | undefined> {
  const locator = end - LOCATOR64_BYTES;
  if (locator < 0 || tail.getUint32(locator, true) !== LOCATOR64_SIGNATURE) return undefined;
  const at = Number(tail.getBigUint64(locator + 8, true));
  if (at + END64_BYTES > source.size) return undefined;
  const record = viewOf(await source.read(at, END64_BYTES));
  return record.getUint32(0, true) === END64_SIGNATURE ? Number(record.getBigUint64(32, true)) : undefined;
}
