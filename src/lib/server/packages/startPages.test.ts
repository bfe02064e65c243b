import { describe, expect, it } from 'vitest';
import type { Store } from '../platform/store/store.js';
import { StartPages } from './startPages.js';

const MEGABYTE = 1024 * 1024;

/** Start pages of packages that have only one of so many bytes each, and the packages whose page was read. */
function pagesOf(bytes: number) {
  const read: number[] = [];
  const files = { read: async (hash: string) => (read.push(Number(hash)), new Uint8Array(bytes).fill(65)) };
  const pages = new StartPages({ files } as unknown as Store, {});
  return { read, get: (id: number) => pages.get(id, `${id}`) };
}

describe('start pages that are kept', () => {
  it.each([
    ['large', MEGABYTE, 20],
    ['small', 10, 20_000]
  ])('take no more than 16 MB, however many %s ones are opened', async (_, bytes, count) => {
    const { read, get } = pagesOf(bytes);
    for (let id = 0; id < count; id++) await get(id);
    read.length = 0;
    for (let id = count - 1; id >= 0; id--) await get(id);
    const kept = count - read.length;
    expect(kept * bytes).toBeLessThanOrEqual(16 * MEGABYTE);
    expect(kept).toBeGreaterThan(10);
    expect(kept).toBeLessThan(count);
  });

  it('are made once for all frames that open one at the same time, and again after that failed', async () => {
    const { read, get } = pagesOf(10);
    await Promise.all([get(1), get(1), get(1)]);
    expect(read).toEqual([1]);
    const failing = {
      files: { read: async (hash: string) => (read.push(Number(hash)), Promise.reject(new Error('gone'))) }
    };
    const pages = new StartPages(failing as unknown as Store, {});
    await expect(pages.get(2, '2')).rejects.toThrow('gone');
    await expect(pages.get(2, '2')).rejects.toThrow('gone');
    expect(read).toEqual([1, 2, 2]);
  });
});
