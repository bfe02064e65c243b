import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Admission } from '../../src/lib/server/packages/admission.js';
import { Archives } from '../../src/lib/server/packages/archives.js';
import { WorkFolder } from '../../src/lib/server/packages/workFolder.js';
import { temporaryFolder } from '../store/temporary.js';

const content = () => Promise.resolve({ files: [{ name: 'a.txt', sha256: 'hash-of-a' }], changed: undefined });
const files = { stream: () => Promise.resolve(new Blob(['a']).stream()) };

/** Archives of 10 bytes each; `packed` counts how many were made. */
async function made(keptBytes: number, fails = false) {
  const folder = await WorkFolder.open(temporaryFolder());
  let packed = 0;
  const archive = (...[, , , path]: Parameters<Archives['get']> | unknown[]) => {
    packed += 1;
    if (fails) return Promise.reject(new Error('no'));
    writeFileSync(String(path), 'x'.repeat(10));
    return Promise.resolve({ sha256: `hash ${packed}`, size: 10 });
  };
  const admission = new Admission({ each: 9, all: 9 });
  const archives = new Archives({ admission, folder, archive }, files, keptBytes);
  return { archives, folder, packed: () => packed, admission };
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it('everybody who asks for the same package, at once or later, gets what was packed once', async () => {
  const { archives, packed, folder } = await made(100);
  const both = await Promise.all(['a', 'b'].map((owner) => archives.get(owner, 'key', content)));
  const later = await archives.get('c', 'key', content);
  expect([packed(), new Set([...both, later].map(({ sha256 }) => sha256)).size]).toEqual([1, 1]);
  expect(readdirSync(folder.path)).toHaveLength(1);
  expect(await new Response(later.stream({ start: 2, end: 4 })).text()).toBe('xxx');
});

it('the least recently used archives are removed when all together take too much room', async () => {
  const { archives, packed } = await made(20);
  const [first, second] = [await archives.get('a', '1', content), await archives.get('a', '2', content)];
  await archives.get('a', '1', content);
  await archives.get('a', '3', content);
  expect([existsSync(first.path), existsSync(second.path), packed()]).toEqual([true, false, 3]);
});

it('an archive that is removed while it is being sent is still sent whole', async () => {
  const { archives } = await made(10);
  const first = await archives.get('a', '1', content);
  const reader = first.stream({ start: 0, end: 9 }).getReader();
  const piece = reader.read();
  await archives.get('a', '2', content);
  expect((await piece).value).toHaveLength(10);
});

it('a sweep removes what nobody has asked for in a day', async () => {
  const { archives } = await made(100);
  const old = await archives.get('a', '1', content);
  vi.setSystemTime(Date.now() + 20 * 60 * 60 * 1000);
  const young = await archives.get('a', '2', content);
  vi.setSystemTime(Date.now() + 5 * 60 * 60 * 1000);
  await archives.sweep();
  expect([existsSync(old.path), existsSync(young.path)]).toEqual([false, true]);
});

it('an archive that failed is packed again, and leaves nothing behind', async () => {
  const { archives, packed, folder, admission } = await made(100, true);
  for (let tries = 0; tries < 2; tries++) await expect(archives.get('a', '1', content)).rejects.toThrow('no');
  expect([packed(), readdirSync(folder.path), admission.count]).toEqual([2, [], 0]);
});
