import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertObjects } from '../../src/lib/server/demo/insert.js';
import type { Actor } from '../../src/lib/server/rights/actor.js';
import { can } from '../../src/lib/server/rights/can.js';
import { CatalogueService } from '../../src/lib/server/services/catalogue.js';
import { isKind, kindNamed, thingOf } from '../../src/lib/server/services/kinds.js';
import { nameKey } from '../../src/lib/server/services/namekey.js';
import { Objects } from '../../src/lib/server/services/objects.js';
import { RESOURCES, type ResourceName } from '../../src/lib/server/services/resources.js';
import { SpotList } from '../../src/lib/server/services/spotlist.js';
import type { ObjectKind, ObjectRow } from '../../src/lib/server/store/schema.js';
import type { Store } from '../../src/lib/server/store/store.js';
import { engines } from '../store/engines.js';
import { actorWith, anyActor, LINEAGES } from './actors.js';

const KINDS: ObjectKind[] = ['spot', 'spotGroup', 'location', 'player', 'media', 'category', 'playlist'];

/** Every combination of group and place for each kind, so that no rule goes untried. */
function everything(): ObjectRow[] {
  const rows: ObjectRow[] = [];
  const empty = { parent_id: null, detail: null, guid: null, template: 0, parent: 0, width: null, height: null };
  for (const kind of KINDS) {
    let id = 0;
    const add = (fields: Partial<ObjectRow>) => {
      const name = `${kind} ${++id}`;
      const places = { group_id: null, location_id: null, lineage: null, type: null };
      rows.push({ ...empty, ...places, kind, id, name, name_key: nameKey(name), path: '[]', ...fields });
    };
    for (const lineage of [null, ...LINEAGES]) {
      if (kind === 'location' && lineage !== null) add({ id: Number(lineage.split('/').at(-2)), lineage });
      if (kind === 'player') add({ lineage });
      for (const group_id of [null, 1, 2, 3, 4]) if (kind === 'spot') add({ lineage, group_id, type: 'Image' });
    }
    if (kind === 'media') for (const group_id of [1, 9]) add({ group_id });
    if (['spotGroup', 'category', 'playlist'].includes(kind)) for (let count = 0; count < 5; count++) add({});
  }
  return rows;
}

/** Rows the actor may see by `can`. */
function allowed(rows: readonly ObjectRow[], kind: ObjectKind, actor: Actor): number[] {
  const { read } = kindNamed(kind);
  const seen = rows.filter((row) => row.kind === kind && can(actor, read, thingOf(row)));
  return seen.map(({ id }) => id).sort((a, b) => a - b);
}

const manyGroups = actorWith({
  groups: new Map(Array.from({ length: 30 }, (_, group) => [group + 3, 'read' as const]))
});

async function shown(store: Store, kind: ObjectKind, actor: Actor): Promise<number[]> {
  const objects = new Objects(store);
  const resource = (Object.keys(RESOURCES) as ResourceName[]).find((name) => RESOURCES[name].kind === kind);
  if (resource === undefined)
    return (await new SpotList(store).page(actor, {})).items.map((entry) => (JSON.parse(entry) as { Id: number }).Id);
  return (await objects.list(actor, resource, {})).items.map(({ Id }) => Id);
}

describe.each(engines)('lists on $name never show what may not be read', (engine) => {
  it('and show all else: the filter of the database and can agree for every actor', { timeout: 120_000 }, async () => {
    const store = await (await engine.place()).open();
    const rows = everything();
    await store.write((writing) => insertObjects(store, writing, rows));
    const catalogue = new CatalogueService(store);
    const check = async (actor: Actor) => {
      for (const kind of KINDS) {
        const expected = allowed(rows, kind, actor);
        expect(await shown(store, kind, actor), kind).toEqual(expected);
        if (!isKind(kind)) continue;
        const { items, total } = await catalogue.search(actor, { kind, includeTemplates: true, limit: 200 });
        expect([total, items.map(({ Id }) => Id).sort((a, b) => a - b)], `picker: ${kind}`).toEqual([
          expected.length,
          expected
        ]);
        const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id);
        const found = await catalogue.lookup(actor, kind, ids);
        expect(
          found.map(({ Id }) => Id).sort((a, b) => a - b),
          `look-up: ${kind}`
        ).toEqual(expected);
      }
    };
    await check(manyGroups);
    await fc.assert(fc.asyncProperty(anyActor, check), { numRuns: 60 });
    await store.close();
  });
});
