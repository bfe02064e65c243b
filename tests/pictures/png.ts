import { inflateSync } from 'node:zlib';

/** The pixels of a PNG with 8 bits per channel, as browsers and resvg write it. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of one pixel. */
  at(x: number, y: number): readonly [number, number, number];
}

/** @throws TypeError for anything else */
export function decodePng(bytes: Uint8Array): Pixels {
  const png = Buffer.from(bytes);
  if (png.readUInt32BE(0) !== 0x89504e47) throw new TypeError('Not a PNG.');
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = { 2: 3, 6: 4 }[png[25] ?? 0];
  if (png[24] !== 8 || channels === undefined || png[28] !== 0) throw new TypeError('Not a PNG of ours.');
  const rows = unfiltered(inflateSync(Buffer.concat(dataOf(png))), width * channels, height, channels);
  const at = (x: number, y: number) => {
    const start = (y * width + x) * channels;
    return [rows[start] ?? 0, rows[start + 1] ?? 0, rows[start + 2] ?? 0] as const;
  };
  return { width, height, at };
}

function dataOf(png: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return parts;
}

function unfiltered(data: Buffer, stride: number, height: number, channels: number): Uint8Array {
  const out = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const left = x >= channels ? (out[y * stride + x - channels] ?? 0) : 0;
      const up = y > 0 ? (out[(y - 1) * stride + x] ?? 0) : 0;
      const corner = x >= channels && y > 0 ? (out[(y - 1) * stride + x - channels] ?? 0) : 0;
      const value = data[y * (stride + 1) + 1 + x] ?? 0;
      out[y * stride + x] = value + predicted(filter, left, up, corner);
    }
  }
  return out;
}

function predicted(filter: number | undefined, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
