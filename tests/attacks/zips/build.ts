import { crc32, deflateRawSync, constants } from 'node:zlib';

/** One entry, written byte by byte without any checks, so that every false claim is possible. */
export interface RawEntry {
  name: string | Uint8Array;
  content?: Uint8Array;
  /** Replaces the compressed content. */
  packed?: Uint8Array;
  method?: number;
  flags?: number;
  crc?: number;
  size?: number;
  packedSize?: number;
  /** Unix mode in the upper half of the external attributes. */
  mode?: number;
  localName?: string;
  /** The entry's offset in the directory; no local header is written then. */
  offset?: number;
  /** Sizes and checksum follow the content instead of being in the local header. */
  descriptor?: boolean;
}

export interface RawZip {
  prefix?: Uint8Array;
  suffix?: Uint8Array;
  comment?: string;
  /** Number of entries the end record announces. */
  count?: number;
  zip64?: boolean;
  /** The zip64 end record announces this many. */
  count64?: number;
}

const UTF8 = 0x0800;
const DESCRIPTOR = 0x0008;

export function text(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}

/** Deflated zeros of `mebibytes` MiB, created without keeping them in memory. */
export function deflatedZeros(mebibytes: number): Uint8Array {
  const block = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: mebibytes }, () => block), Buffer.from([0x03, 0x00])]);
}

export function buildZip(entries: readonly RawEntry[], zip: RawZip = {}): Uint8Array {
  const body: Uint8Array[] = [zip.prefix ?? new Uint8Array(0)];
  let at = 0;
  const directory = entries.map((entry) => {
    const { local, central } = writeEntry(entry, at);
    body.push(local);
    at += local.length;
    return central;
  });
  const directoryBytes = Buffer.concat(directory);
  const count = zip.count ?? entries.length;
  body.push(directoryBytes);
  if (zip.zip64) body.push(end64(zip.count64 ?? count, directoryBytes.length, at));
  body.push(end(zip.zip64 ? 0xffff : count, directoryBytes.length, zip.zip64 ? 0xffffffff : at, zip.comment ?? ''));
  body.push(zip.suffix ?? new Uint8Array(0));
  return new Uint8Array(Buffer.concat(body));
}

function writeEntry(entry: RawEntry, at: number): { local: Buffer; central: Buffer } {
  const content = entry.content ?? new Uint8Array(0);
  const method = entry.method ?? (entry.packed ? 8 : 0);
  const packed = entry.packed ?? (method === 8 ? deflateRawSync(content) : content);
  const name = typeof entry.name === 'string' ? text(entry.name) : entry.name;
  const localName = entry.localName === undefined ? name : text(entry.localName);
  const flags = (entry.flags ?? (typeof entry.name === 'string' ? UTF8 : 0)) | (entry.descriptor ? DESCRIPTOR : 0);
  const sums = {
    crc: entry.crc ?? crc32(content),
    packed: entry.packedSize ?? packed.length,
    size: entry.size ?? content.length
  };
  const localSums = entry.descriptor ? { crc: 0, packed: 0, size: 0 } : sums;
  const local =
    entry.offset === undefined
      ? Buffer.concat([
          numbers([4, 0x04034b50], ...common(flags, method, localSums), [2, localName.length], [2, 0]),
          localName,
          packed,
          entry.descriptor ? numbers([4, 0x08074b50], [4, sums.crc], [4, sums.packed], [4, sums.size]) : Buffer.alloc(0)
        ])
      : Buffer.alloc(0);
  const central = Buffer.concat([
    numbers(
      [4, 0x02014b50],
      [2, entry.mode === undefined ? 20 : (3 << 8) | 20],
      ...common(flags, method, sums),
      [2, name.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, entry.mode === undefined ? 0 : (entry.mode << 16) >>> 0],
      [4, entry.offset ?? at]
    ),
    name
  ]);
  return { local, central };
}

function common(flags: number, method: number, sums: { crc: number; packed: number; size: number }): [number, number][] {
  return [
    [2, 20],
    [2, flags],
    [2, method],
    [4, 0x00210000],
    [4, sums.crc],
    [4, sums.packed],
    [4, sums.size]
  ];
}

function end(count: number, size: number, offset: number, comment: string): Buffer {
  const record = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count & 0xffff], [2, count & 0xffff], [4, size], [4, offset]);
  return Buffer.concat([record, numbers([2, comment.length]), text(comment)]);
}

function end64(count: number, size: number, offset: number): Buffer {
  return numbers(
    [4, 0x06064b50],
    [8, 44],
    [2, 45],
    [2, 45],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, size],
    [8, offset],
    [4, 0x07064b50],
    [4, 0],
    [8, offset + size],
    [4, 1]
  );
}

/** Little-endian numbers, each with its width in bytes. */
function numbers(...fields: [width: number, value: number][]): Buffer {
  return Buffer.concat(
    fields.map(([width, value]) => {
      const bytes = Buffer.alloc(width);
      if (width === 8) bytes.writeBigUInt64LE(BigInt(value));
      else bytes.writeUIntLE(value >>> 0, 0, width);
      return bytes;
    })
  );
}
