const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const LOCATOR64_SIGNATURE = 0x07064b50;
const LOCATOR64_BYTES = 20;
const END64_SIGNATURE = 0x06064b50;
const END64_BYTES = 56;
const MAX_COMMENT = 0xffff;

/**
 * How many entries a zip file says it has, read from its end record (APPNOTE 4.3.16, and 4.3.14/15 for zip64) without
 * building anything: a file that announces millions is refused before a zip reader allocates for them.
 * undefined: no end record that reaches exactly to the end of the file, so this is no zip file for us.
 */
export function announcedEntries(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEndRecord(view);
  if (end === undefined) return undefined;
  const entries = view.getUint16(end + 10, true);
  const entries64 = zip64Entries(view, end);
  if (entries64 === undefined) return entries;
  // All ones says "see the zip64 record"; any other number that differs is a lie, and the greater one is the safe one.
  return entries === 0xffff ? entries64 : Math.max(entries, entries64);
}

function findEndRecord(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= 0 && at >= last - MAX_COMMENT; at--) {
    if (view.getUint32(at, true) === END_SIGNATURE && view.getUint16(at + 20, true) === last - at) return at;
  }
  return undefined;
}

function zip64Entries(view: DataView, end: number): number | undefined {
  const locator = end - LOCATOR64_BYTES;
  if (locator < 0 || view.getUint32(locator, true) !== LOCATOR64_SIGNATURE) return undefined;
  const at = Number(view.getBigUint64(locator + 8, true));
  if (at + END64_BYTES > view.byteLength || view.getUint32(at, true) !== END64_SIGNATURE) return undefined;
  return Number(view.getBigUint64(at + 32, true));
}
