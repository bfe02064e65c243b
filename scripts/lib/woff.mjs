// WOFF 1.0 (W3C) is a font whose tables were packed one by one: what draws our cards reads only the plain form.
import { inflateSync } from 'node:zlib';

const SIGNATURE = 0x774f4646;
const HEADER = 44;
const ENTRY = 20;

/** @param {number} length rounded up to the four bytes that tables begin at */
const aligned = (length) => (length + 3) & ~3;

/**
 * The TrueType or OpenType font inside a WOFF file.
 * @param {Buffer} woff
 * @returns {Buffer}
 */
export function trueTypeOf(woff) {
  if (woff.readUInt32BE(0) !== SIGNATURE) throw new TypeError('Not a WOFF file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEADER + index * ENTRY;
    /** @param {number} field */
    const read = (field) => woff.readUInt32BE(at + field * 4);
    const [tag, offset, packed, length, checksum] = [read(0), read(1), read(2), read(3), read(4)];
    const bytes = woff.subarray(offset, offset + packed);
    return { tag, checksum, bytes: packed < length ? inflateSync(bytes) : bytes };
  });
  const head = 12 + count * 16;
  const font = Buffer.alloc(tables.reduce((sum, { bytes }) => sum + aligned(bytes.length), head));
  writeHead(font, woff.readUInt32BE(4), count);
  let offset = head;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const fields = [tag, checksum, offset, bytes.length];
    for (const [field, value] of fields.entries()) font.writeUInt32BE(value, 12 + index * 16 + field * 4);
    bytes.copy(font, offset);
    offset += aligned(bytes.length);
  }
  return font;
}

/** @param {Buffer} font @param {number} flavour @param {number} count of tables */
function writeHead(font, flavour, count) {
  const power = 2 ** Math.floor(Math.log2(count));
  font.writeUInt32BE(flavour, 0);
  const fields = [count, power * 16, Math.log2(power), (count - power) * 16];
  for (const [field, value] of fields.entries()) font.writeUInt16BE(value, 4 + field * 2);
}
