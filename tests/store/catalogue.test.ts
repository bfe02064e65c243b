import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueQuery } from '../../src/lib/api.js';
import { demoObjects } from '../../src/lib/server/demo/catalogue.js';
import { insertObjects } from '../../src/lib/server/demo/insert.js';
import type { Actor } from '../../src/lib/server/platform/authorization/actor.js';
import { CatalogueService } from '../../src/lib/server/catalogue/catalogue.js';
import { nameKey } from '../../src/lib/server/platform/store/searchKeys.js';
import type { ObjectRow } from '../../src/lib/server/platform/store/schema.js';
import type { Store } from '../../src/lib/server/platform/store/store.js';
import { runs } from '../laws.js';
import { actorWith, administrator } from '../rights/actors.js';
import { engines, type TestEngine } from './engines.js';
import type { AtEnd } from './temporary.js';

const SEED = 20261122;

/** The first hundred or so of each kind. */
const rows = [...demoObjects()].filter(({ id, kind }) => id < (kind === 'location' ? 1_200 : 1_100));
const lineOf = ({ path, detail }: ObjectRow) => (JSON.parse(path) as string[]).join(' › ') || (detail ?? '');
const find = (kind: string, name: string) => rows.find((row) => row.kind === kind && row.name === name)!;

async function filled(engine: TestEngine, atEnd: AtEnd): Promise<Store> {
  const store = await (await engine.place(undefined, atEnd)).open();
  atEnd(() => store.close());
  await store.write((writing) => insertObjects(store, writing, rows));
  return store;
}

/** Names of one page, and how many there are. */
async function found(store: Store, query: CatalogueQuery, actor: Actor = administrator) {
  const { Items: items, Total: total } = await new CatalogueService(store).search(actor, { limit: 200, ...query });
  return { names: items.map(({ Name }) => Name), ids: items.map(({ Id }) => Id), total };
}

describe.each(engines)('a search of the catalogue on $name', (engine) => {
  let store: Store;
  beforeAll(async () => {
    const ends: Parameters<AtEnd>[0][] = [];
    store = await filled(engine, (done) => ends.unshift(done));
    return async () => {
      for (const end of ends) await end();
    };
  });

  it('finds words in any order in name, path and second line, listing first the names that contain them all', async () => {
    const words = [...new Set(rows.flatMap((row) => nameKey(`${row.name} ${lineOf(row)}`).split(/[\s›]+/)))];
    const query = fc.record({
      kind: fc.constantFrom('media', 'player', 'location', 'category', 'spot', 'edition', 'mediaGroup'),
      words: fc.array(fc.oneof(fc.constantFrom(...words), fc.constantFrom('%', '_', '\\', "'", '4K', 'ÖSTER', 'er')), {
        minLength: 1,
        maxLength: 4
      }),
      offset: fc.integer({ min: 0, max: 40 })
    });
    await fc.assert(
      fc.asyncProperty(query, async ({ kind, words: asked, offset }) => {
        const keys = asked.map(nameKey);
        const holds = (text: string) => keys.every((word) => nameKey(text).includes(word));
        const all = rows.filter((row) => row.kind === kind && holds(`${row.name}\n${lineOf(row)}`));
        all.sort((one, other) => Number(holds(other.name)) - Number(holds(one.name)) || byName(one, other));
        const search = asked.join(' ');
        const page = await found(store, { kind: kind as CatalogueQuery['kind'], search, offset, limit: 20 });
        expect(page.total).toBe(all.length);
        expect(page.ids).toEqual(all.slice(offset, offset + 20).map(({ id }) => id));
      }),
      { seed: SEED, numRuns: runs(50) }
    );
  }, 60_000);

  it.each([
    ['player', 'eingang wien'],
    ['media', 'video'],
    ['media', '1080'],
    ['media', '4k advent'],
    ['location', 'graz steiermark']
  ] as const)('finds %s by “%s”', async (kind, search) => {
    expect((await found(store, { kind, search })).total).toBeGreaterThan(0);
  });

  it('does not let a location user find anything by what is above their own location', async () => {
    const own = find('location', 'Wien');
    const actor = actorWith({ role: 'location', locationId: own.id, locationLineage: own.lineage });
    const total = async (kind: CatalogueQuery['kind'], search: string) =>
      (await found(store, { kind, search }, actor)).total;
    const below = rows.filter(({ kind, lineage }) => kind === 'location' && lineage?.startsWith(own.lineage!));
    expect(below.length).toBeGreaterThan(3);
    expect(await total('location', 'Österreich')).toBe(0);
    expect(await total('location', 'wien')).toBe(below.length);
    expect(await total('location', '›')).toBe(below.filter(({ path }) => JSON.parse(path).length > 2).length);
    expect(await total('player', 'Österreich')).toBe(0);
    expect(await total('player', 'wien')).toBeGreaterThan(0);
  });

  it.each([
    ['a type', { type: 'Video' }, (row: ObjectRow) => row.type === 'Video'],
    [
      'HD and more, whichever way round',
      { size: 'hd' },
      (row: ObjectRow) => Math.max(row.width ?? 0, row.height ?? 0) >= 1920
    ],
    ['4K', { size: '4k' }, (row: ObjectRow) => row.width === 3840],
    [
      'both, of what is searched',
      { type: 'Image', size: 'full-hd', search: 'hoch' },
      (row: ObjectRow) => row.detail === 'JPEG, 1080 × 1920'
    ]
  ] as const)('filters media by %s', async (_what, query, fits) => {
    const all = rows.filter((row) => row.kind === 'media' && fits(row));
    expect(all.length).toBeGreaterThan(0);
    expect((await found(store, { kind: 'media', ...query })).total).toBe(all.length);
  });
});

function byName(one: ObjectRow, other: ObjectRow): number {
  if (one.name_key === other.name_key) return one.id - other.id;
  return Buffer.compare(Buffer.from(one.name_key), Buffer.from(other.name_key));
}
