import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueItem, CataloguePage } from '../../src/lib/api.js';
import { demoObjects } from '../../src/lib/server/demo/catalogue.js';
import type { ObjectRow } from '../../src/lib/server/platform/store/schema.js';
import { ask, serveDemo, serverOfAll } from './harness.js';

serverOfAll(serveDemo);
let objects: ObjectRow[];

beforeAll(async () => {
  objects = [...demoObjects()];
}, 60_000);

const page = async (query: string) => (await (await ask(`/api/catalogue/${query}`)).json()) as CataloguePage;
const lookup = async (query: string) => (await (await ask(`/api/catalogue/${query}`)).json()) as CatalogueItem[];
const names = ({ Items: items }: CataloguePage) => items.map(({ Name }) => Name);

describe('the demo catalogue', () => {
  it('has realistic numbers of objects, with Ids that are unique within their kind', () => {
    const count = (kind: string) => objects.filter((row) => row.kind === kind).length;
    expect(count('media')).toBe(100_000);
    expect(count('player')).toBe(2_000);
    expect(count('spot')).toBe(3_000);
    expect(count('spotGroup')).toBe(40);
    expect(count('mediaGroup')).toBe(200);
    expect(count('edition')).toBe(60);
    expect(count('location')).toBeGreaterThan(600);
    expect(new Set(objects.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(objects.length);
  });

  it('has second lines that read the same in every language: formats and sizes', () => {
    const lines = (...kinds: string[]) =>
      new Set(objects.flatMap(({ kind, detail }) => (kinds.includes(kind) && detail !== null ? [detail] : [])));
    const neutral = /^((JPEG|Video), )?\d+ × \d+$|^(PDF, A4|MP3, 320 kbit\/s|\d+ Spots)$/;
    const others = [...lines('media', 'mediaGroup', 'spot', 'spotGroup')].filter((line) => !neutral.test(line));
    expect(others).toEqual([]);
  });

  it('nests its locations in four levels, with the names of the parents as path', () => {
    const locations = new Map(objects.filter(({ kind }) => kind === 'location').map((row) => [row.id, row]));
    const depths = new Set<number>();
    for (const row of locations.values()) {
      const path: string[] = [];
      for (let up = locations.get(row.parent_id ?? 0); up; up = locations.get(up.parent_id ?? 0)) path.unshift(up.name);
      expect(JSON.parse(row.path)).toEqual(path);
      depths.add(path.length);
    }
    expect([...depths].sort()).toEqual([0, 1, 2, 3]);
  });
});

describe('a search', () => {
  it('reaches the last of 100,000 objects, without repeating one across the last pages', async () => {
    const last = await page('media?offset=99900&limit=200');
    expect([last.Total, last.Offset, last.Items.length]).toEqual([100_000, 99_900, 100]);
    const before = await page('media?offset=99800');
    const ids = new Set([...before.Items, ...last.Items].map(({ Id }) => Id));
    expect(ids.size).toBe(200);
    expect((await page('media?offset=10000000')).Items).toEqual([]);
  });

  it('finds part of a name or path, ignoring case and accents', async () => {
    const isIn = ({ kind, name, path }: ObjectRow) => kind === 'location' && `${name} ${path}`.includes('Zürich');
    const expected = objects.filter(isIn).length;
    for (const search of ['zürich', 'ZURICH', '  Zürich ']) {
      expect((await page(`location?search=${encodeURIComponent(search)}`)).Total).toBe(expected);
    }
  });

  it('lists matching names before other matching lines, even among many thousands', async () => {
    const media = objects.filter(({ kind }) => kind === 'media');
    const named = media.filter(({ name_key }) => name_key.includes('o'));
    const all = media.filter(({ search_key }) => search_key.includes('o'));
    const across = await page(`media?search=o&offset=${named.length - 50}`);
    expect(across.Total).toBe(all.length);
    expect(names(across).filter((name) => name.toLowerCase().includes('o'))).toEqual(names(across).slice(0, 50));
    const behind = await page(`media?search=o&offset=${named.length}&limit=50`);
    expect(names(behind)).toEqual(names(across).slice(50));
    expect(names(await page('media?search=o&limit=1'))).toEqual(
      names(await page('media?search=o&limit=2')).slice(0, 1)
    );
    expect((await page(`media?search=o&offset=${all.length}`)).Items).toEqual([]);
  });

  it.each(['%', '_', '\\', "'", '"; drop table objects; --', '%25%25'])('takes %s literally', async (search) => {
    const found = objects.filter(({ kind, name }) => kind === 'spot' && name.includes(search)).length;
    expect((await page(`spot?search=${encodeURIComponent(search)}`)).Total).toBe(found);
  });

  it('walks a tree from its roots, with paths', async () => {
    const roots = await page('location?parent=null');
    expect(names(roots)).toContain('Österreich');
    const austria = roots.Items.find(({ Name }) => Name === 'Österreich');
    expect(austria).toMatchObject({ Path: [], HasChildren: true });
    const regions = await page(`location?parent=${austria?.Id}`);
    expect(regions.Items.find(({ Name }) => Name === 'Wien')).toMatchObject({
      Path: ['Österreich'],
      HasChildren: true
    });
  });

  it('offers spot groups with templates only when asked', async () => {
    const without = await page('spotGroup?limit=200');
    const all = await page('spotGroup?limit=200&includeTemplates=true');
    expect([without.Total, all.Total]).toEqual([32, 40]);
    expect(without.Items.every(({ Template }) => Template === false)).toBe(true);
  });

  it('gives editions their Guid', async () => {
    const [edition] = (await page('edition?limit=1')).Items;
    expect(edition?.Guid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it.each([
    'media?limit=0',
    'media?limit=201',
    'media?limit=-1',
    'media?limit=NaN',
    'media?limit=1.5',
    'media?limit=1e2',
    'media?limit=10&limit=20',
    'media?offset=-1',
    'media?offset=99999999999999999999',
    'media?offset=',
    'location?parent=-1',
    'location?parent=abc',
    'location?parent=1&parent=2',
    'media?search=a&search=b',
    `media?search=${'x'.repeat(201)}`,
    'spotGroup?includeTemplates=maybe',
    'media/lookup?ids=1,,2',
    'media/lookup?ids=1,-2',
    'media/lookup?ids=NaN',
    'media/lookup?ids=1&ids=2',
    `media/lookup?ids=${Array.from({ length: 1001 }, (_, id) => id).join()}`
  ])('is refused for %s', async (query) => {
    const response = await ask(`/api/catalogue/${query}`);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'query-invalid']);
  });

  it.each(['boolean', 'Media', '__proto__', 'constructor'])('knows no objects of the kind %s', async (kind) => {
    expect((await ask(`/api/catalogue/${kind}`)).status).toBe(404);
  });
});

describe('a lookup', () => {
  it('returns the objects that exist, in the order asked for', async () => {
    const found = await lookup('media/lookup?ids=1003,999999,1001');
    expect(found.map(({ Id }) => Id)).toEqual([1003, 1001]);
  });

  it('returns nothing when no Id is given', async () => {
    expect(await lookup('media/lookup?ids=')).toEqual([]);
    expect(await lookup('media/lookup')).toEqual([]);
  });

  it('finds objects of its own kind only', async () => {
    expect(await lookup('edition/lookup?ids=90000')).toEqual([]);
  });
});
