import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../tests/laws.js';
import type { PackageFile } from './files.js';
import { packageFromFiles } from './files.js';
import { readPackage } from './read.js';
import { writePackage } from './write.js';

const segment = fc.stringMatching(/^[a-zA-Z0-9äöü_ -]{1,12}$/).filter((text) => !text.endsWith(' '));
const name = fc
  .tuple(fc.array(segment, { maxLength: 2 }), segment, fc.constantFrom('.js', '.png', '.css', ''))
  .map(([folders, base, extension]) => [...folders, base + extension].join('/'));
const content = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.integer({ min: 0, max: 20_000 }).map((length) => new Uint8Array(length).fill(7))
);
const files = fc
  .array(fc.record({ name, bytes: content }), { minLength: 1, maxLength: 6 })
  .filter((list) => packageFromFiles(list).files !== undefined);

describe('writePackage', () => {
  test('what is written reads back as the same files in the same order', async () => {
    await fc.assert(
      fc.asyncProperty(files, async (list) => {
        const { files: back, findings } = await readPackage(await writePackage(list));
        expect(findings.filter((found) => found.severity === 'error')).toEqual([]);
        expect(back?.map((file) => file.name)).toEqual(list.map((file) => file.name));
        for (const [index, file] of list.entries()) {
          expect(Buffer.from(back?.[index]?.bytes ?? [])).toEqual(Buffer.from(file.bytes));
        }
      }),
      { numRuns: runs(25), seed: 20261120 }
    );
  });
});

function text(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}

test('a file that shrinks like a zip bomb can be written and read again', async () => {
  const bytes = new Uint8Array(3 * 1024 * 1024);
  const { files: back, findings } = await readPackage(await writePackage([{ name: 'zeros.txt', bytes }]));
  expect(findings).toEqual([]);
  expect(back?.[0]?.bytes.length).toBe(bytes.length);
});

describe('a new ascData.json', () => {
  const list: PackageFile[] = [
    { name: 'index.html', bytes: text('<p>') },
    { name: 'ascData.json', bytes: text('{"old":1}') },
    { name: 'a.png', bytes: new Uint8Array([1, 2, 3]) }
  ];

  test('replaces only that file, at its place', async () => {
    const { files: back } = await readPackage(await writePackage(list, '{"new":"ü"}'));
    expect(back?.map((file) => file.name)).toEqual(['index.html', 'ascData.json', 'a.png']);
    expect(new TextDecoder().decode(back?.[1]?.bytes)).toBe('{"new":"ü"}');
    expect([...(back?.[2]?.bytes ?? [])]).toEqual([1, 2, 3]);
  });

  test('equal input gives equal bytes', async () => {
    expect(Buffer.from(await writePackage(list, '{}'))).toEqual(Buffer.from(await writePackage(list, '{}')));
  });
});
