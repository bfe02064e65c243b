import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundaryOf, MultipartError, partsOf } from './multipart.js';

/** The bytes, split at these places. */
async function* cut(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (let round = 0; at < bytes.length; round++) {
    const size = Math.max(1, sizes.length === 0 ? bytes.length : sizes[round % sizes.length]!);
    yield await Promise.resolve(bytes.subarray(at, at + size));
    at += size;
  }
}

interface Read {
  name: string;
  fileName: string | undefined;
  data: string;
}

async function read(bytes: Uint8Array, boundary: string, sizes: readonly number[] = []): Promise<Read[]> {
  const found: Read[] = [];
  for await (const { name, fileName, data } of partsOf(cut(bytes, sizes), boundary)) {
    const pieces: Uint8Array[] = [];
    for await (const piece of data) pieces.push(piece);
    found.push({ name, fileName, data: Buffer.concat(pieces).toString('latin1') });
  }
  return found;
}

async function encoded(form: FormData): Promise<{ bytes: Uint8Array; boundary: string }> {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const boundary = boundaryOf(request.headers.get('content-type') ?? '') ?? '';
  return { bytes: new Uint8Array(await request.arrayBuffer()), boundary };
}

/** Bytes that often look like delimiters. */
const content = fc
  .array(fc.constantFrom('\r', '\n', '\r\n', '-', '--', '\r\n--', '------formdata', 'a', '\0', '\xff'), {
    maxLength: 40
  })
  .map((pieces) => pieces.join(''));

describe('a multipart body', () => {
  it('yields every part as it was sent, however it is cut into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        content,
        content,
        fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 5 }),
        async (first, second, sizes) => {
          const form = new FormData();
          form.append('one', new File([Buffer.from(first, 'latin1')], 'a "b".bin'));
          form.append('Version', '1.2');
          form.append('two', new File([Buffer.from(second, 'latin1')], 'ü.bin'));
          const { bytes, boundary } = await encoded(form);
          expect(await read(bytes, boundary, sizes)).toEqual([
            { name: 'one', fileName: 'a "b".bin', data: first },
            { name: 'Version', fileName: undefined, data: '1.2' },
            { name: 'two', fileName: 'ü.bin', data: second }
          ]);
        }
      ),
      { seed: 20261121 }
    );
  });

  it('skips a part that nobody reads', async () => {
    const form = new FormData();
    form.append('big', new File(['x'.repeat(100_000)], 'big'));
    form.append('after', 'here');
    const { bytes, boundary } = await encoded(form);
    const names: string[] = [];
    for await (const { name } of partsOf(cut(bytes, [1000]), boundary)) names.push(name);
    expect(names).toEqual(['big', 'after']);
  });

  it('may have a preamble, padding after delimiters and unquoted names', async () => {
    const body =
      'Hello\r\n--b  \r\nX-Other: 1\r\nContent-Disposition: form-data; name=plain\r\n\r\nyes\r\n--b--\r\nafter';
    expect(await read(Buffer.from(body), 'b')).toEqual([{ name: 'plain', fileName: undefined, data: 'yes' }]);
  });

  it.each([
    ['ends in the middle', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf of i'],
    ['ends before the last delimiter', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nall\r\n--b'],
    ['is empty', ''],
    ['has a part without a name', '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n--b--'],
    ['has endless headers', `--b\r\nX: ${'x'.repeat(10_000)}\r\n\r\nx\r\n--b--`]
  ])('is refused when it %s', async (_why, body) => {
    await expect(read(Buffer.from(body), 'b')).rejects.toThrow(MultipartError);
  });

  it.each([
    ['multipart/form-data; boundary=abc', 'abc'],
    ['multipart/form-data; charset=utf-8; Boundary="a b"', 'a b'],
    ['multipart/form-data', undefined]
  ])('of type %s has the boundary %s', (type, boundary) => {
    expect(boundaryOf(type)).toBe(boundary);
  });
});
