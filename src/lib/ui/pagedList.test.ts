import { beforeEach, expect, it } from 'vitest';
import type { Answer } from '../client/request.js';
import { PagedList, type Pages } from './pagedList.svelte.js';

const ALL = Array.from({ length: 250 }, (_, n) => `${n}`);

let there: string[];
let asked: string[];
let list: PagedList<string>;

const page = (from: number, limit: number): Answer<string[]> => {
  const end = from + limit;
  const next = end < there.length ? `${end}:${limit}` : undefined;
  return { ok: true, value: there.slice(from, end), ...(next !== undefined && { next }) };
};
const pages: Pages<string> = {
  first: (search, limit) => {
    asked.push(`“${search}” ${limit}`);
    return Promise.resolve(search === 'away' ? { ok: false, status: 0, errorTexts: new Map() } : page(0, limit));
  },
  next: (address) => {
    asked.push(address);
    const [from, limit] = address.split(':').map(Number) as [number, number];
    return Promise.resolve(page(from, limit));
  }
};
beforeEach(() => {
  there = ALL;
  asked = [];
  list = new PagedList(pages);
});

it('gives one page, then more, until it is all there', async () => {
  await list.reload();
  expect([list.items?.length, list.hasMore]).toEqual([100, true]);
  await list.more();
  await list.more();
  expect([list.items, list.hasMore]).toEqual([ALL, false]);
  await list.more();
  expect(asked).toEqual(['“” 100', '100:100', '200:100']);
});

it('reads again as many as are shown, so that who is far down stays there', async () => {
  await list.reload();
  await list.more();
  there = ALL.slice(1);
  await list.refresh();
  expect([list.items, list.hasMore]).toEqual([there.slice(0, 200), true]);
});

it('reads more than the server gives at once in several pages', async () => {
  there = Array.from({ length: 2_500 }, (_, n) => `${n}`);
  await list.reload();
  while (list.hasMore) await list.more();
  asked = [];
  await list.refresh();
  expect([list.items?.length, asked]).toEqual([2_500, ['“” 1000', '1000:1000', '2000:1000']]);
});

it('keeps what was found while the server does not answer', async () => {
  await list.reload();
  list.query = 'away';
  await list.reload();
  expect([list.items?.length, list.found, list.failure?.status]).toEqual([100, '', 0]);
});

it('leaves aside an answer that a later question has overtaken', async () => {
  await list.reload();
  const slow = list.more();
  list.query = 'other';
  await list.reload();
  await slow;
  expect([list.items?.length, list.found]).toEqual([100, 'other']);
});
