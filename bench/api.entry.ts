import type { CatalogueQuery } from '../src/lib/api.js';
import { demoObjects } from '../src/lib/server/demo/catalogue.js';
import { insertObjects } from '../src/lib/server/demo/insert.js';
import type { Actor } from '../src/lib/server/platform/authorization/actor.js';
import { CatalogueService } from '../src/lib/server/catalogue/catalogue.js';
import { nameKey, searchKey } from '../src/lib/server/platform/store/searchKeys.js';
import { SpotList, type SpotQuery } from '../src/lib/server/spots/list.js';
import type { ObjectRow } from '../src/lib/server/platform/store/schema.js';
import { openStore } from '../src/lib/server/platform/store/openStore.js';

/** What the bench asks of the product's own code: a big store, and lists straight from the services. */

const GROUPS = 200;
const TYPES = ['Image', 'Video', 'Html', 'Wizard', 'DashboardWidget'];
const WORDS = ['Sommer', 'Winter', 'Herbst', 'Ostern', 'Kundenkarte', 'Neueröffnung', 'Fahrplan', 'Wetter'];

/** Spots of all types in 200 groups, the groups, and of the other kinds at most as many of the demo's objects. */
function* objects(spotCount: number): Generator<ObjectRow> {
  const others = new Map<string, number>([
    ['spot', spotCount],
    ['spotGroup', spotCount]
  ]);
  for (const row of demoObjects()) {
    const count = others.get(row.kind) ?? 0;
    others.set(row.kind, count + 1);
    if (count < spotCount) yield row;
  }
  const empty = { parent_id: null, path: '[]', guid: null, template: 0, parent: 0, location_id: null, lineage: null };
  for (let id = 1; id <= GROUPS; id++) {
    const name = `Gruppe ${id}`;
    const group = { type: null, width: null, height: null, group_id: null, detail: null };
    yield { ...empty, ...group, kind: 'spotGroup', id, name, name_key: nameKey(name), search_key: nameKey(name) };
  }
  for (let id = 1; id <= spotCount; id++) {
    const type = TYPES[Math.floor(id / 3) % TYPES.length]!;
    const name = `${WORDS[id % WORDS.length]} ${type} ${id}`;
    const size = { width: 640 + (id % 7) * 320, height: 360 + (id % 5) * 180 };
    const spot = { type, detail: type, group_id: 1 + ((id * 7) % GROUPS), ...size };
    const row = { ...empty, ...spot, kind: 'spot' as const, id, name, name_key: nameKey(name) };
    yield { ...row, search_key: searchKey(row) };
  }
}

export async function fill(folder: string, spotCount: number): Promise<void> {
  const store = await openStore(folder);
  await store.write((writing) => insertObjects(store, writing, objects(spotCount)));
  await store.close();
}

function actorWith(groups: number): Actor {
  const permitted = Array.from({ length: groups }, (_, index) => [1 + index * 3, 'read'] as const);
  const role = groups === 0 ? 'administrator' : 'user';
  return {
    userId: 1,
    name: 'bench',
    role,
    locationId: null,
    locationLineage: null,
    playerId: null,
    groups: new Map(permitted),
    languages: new Map()
  };
}

export async function open(folder: string) {
  const store = await openStore(folder);
  const catalogue = new CatalogueService(store);
  const spots = new SpotList(store);
  // As for requests with the same key, it is the same actor.
  const actors = new Map<number, Actor>();
  const actor = (groups: number): Actor => {
    const known = actors.get(groups) ?? actorWith(groups);
    actors.set(groups, known);
    return known;
  };
  return {
    /** `groups` 0: an administrator. */
    spots: async (groups: number, query: SpotQuery) => (await spots.page(actor(groups), query)).items.length,
    picker: async (query: CatalogueQuery) => (await catalogue.search(actor(0), query)).Items.length,
    close: () => store.close()
  };
}
