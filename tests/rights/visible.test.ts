import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertObjects } from '../../src/lib/server/demo/insert.js';
import type { Actor } from '../../src/lib/server/platform/authorization/actor.js';
import { can } from '../../src/lib/server/authorization/can.js';
import { CatalogueService } from '../../src/lib/server/catalogue/catalogue.js';
import { isKind, kindNamed, resourceOf } from '../../src/lib/server/catalogue/objectKinds.js';
import { Objects } from '../../src/lib/server/catalogue/objects.js';
import { RESOURCES } from '../../src/lib/server/catalogue/resources.js';
import { SpotList } from '../../src/lib/server/spots/list.js';
import type { ObjectKind, ObjectRow } from '../../src/lib/server/platform/store/schema.js';
import type { Store } from '../../src/lib/server/platform/store/store.js';
import { DashboardTrash } from '../../src/lib/server/dashboards/trash.js';
import { WidgetTrash } from '../../src/lib/server/widgets/trash.js';
import { Creations } from '../../src/lib/server/people/creations.js';
import { WidgetGroups } from '../../src/lib/server/widgets/groups.js';
import { visibleTexts } from '../../src/lib/server/translations/visible.js';
import { listWidgets } from '../../src/lib/server/widgets/list.js';
import { widgets } from '../../src/lib/server/widgets/rows.js';
import { usedBy, usesOf } from '../../src/lib/server/dashboards/uses.js';
import { demandTaking, widgetResource, type WidgetPlace } from '../../src/lib/server/widgets/widgetPlace.js';
import { runs } from '../laws.js';
import { engines, objectRow } from '../store/engines.js';
import { actorWith, anyActor, LINEAGES } from './actors.js';

const SEED = 20261121;

const KINDS: ObjectKind[] = ['spot', 'spotGroup', 'location', 'player', 'media', 'category', 'playlist'];

/** Every combination of group and place for each kind, so that no rule goes untried. */
function everything(): ObjectRow[] {
  const rows: ObjectRow[] = [];
  for (const kind of KINDS) {
    let id = 0;
    const add = (fields: Partial<ObjectRow>) => {
      id += 1;
      rows.push({ ...objectRow(kind, id, `${kind} ${id}`), ...fields });
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

/** Rows visible to the actor by `can`. */
function allowed(rows: readonly ObjectRow[], kind: ObjectKind, actor: Actor): number[] {
  const { read } = kindNamed(kind);
  const seen = rows.filter((row) => row.kind === kind && can(actor, read, resourceOf(row)));
  return seen.map(({ id }) => id).sort((a, b) => a - b);
}

const manyGroups = actorWith({
  groups: new Map(Array.from({ length: 30 }, (_, group) => [group + 3, 'read' as const]))
});

/** Of templates by Id from 1 on. */
const LANGUAGES = ['', '|de|', '|fr|de-at|', '|den|'];

/** A widget group for each spot group and for none, with a widget in each, and one among the templates; of each template. By their Ids. */
async function fillWidgets({ write }: Store): Promise<Map<number, WidgetPlace>> {
  const now = new Date(0).toISOString();
  const spotGroups = [null, 1, 2, 3, 4];
  const places = spotGroups.map((spot_group_id, index) => ({ group_id: index + 1, spot_group_id }));
  const homes = [{ group_id: null, spot_group_id: null }, ...places];
  const everywhere = LANGUAGES.flatMap((languages) => homes.map((place) => ({ ...place, languages })));
  const all = new Map(everywhere.map((place, index) => [index + 1, place]));
  await write(async (writing) => {
    const facts = { hash: 'h', spot_version: '1', number_of_slots: 1, element_count: 0, source: '{}', created_at: now };
    await writing
      .insertInto('packages')
      .values({ id: 1, spot_identifier: 'w', ...facts })
      .execute();
    for (const [index, languages] of LANGUAGES.entries()) {
      const template = { id: index + 1, spot_identifier: `w${index}`, package_id: 1, standard: 0, created_at: now };
      await writing
        .insertInto('templates')
        .values({ ...template, languages })
        .execute();
    }
    for (const { group_id: id, spot_group_id } of places) {
      const group = { id, name: `Group ${id}`, name_key: `group ${id}`, spot_group_id, created_at: now };
      await writing.insertInto('widget_groups').values(group).execute();
    }
    for (const [id, { group_id, languages }] of all) {
      const content = { own_values: '{}', version: 1, created_at: now, changed_at: now };
      await writing
        .insertInto('variants')
        .values({
          id,
          template_id: LANGUAGES.indexOf(languages) + 1,
          name: `Widget ${String(id).padStart(2, '0')}`,
          group_id,
          ...content
        })
        .execute();
    }
  });
  return all;
}

const AT_FIRST = new Date(0).toISOString();

/** Of the dashboards that show widget 1, by Id from 1 on. null: everybody's. */
const OWNERS = [null, 1, 2];

/** Dashboards that show widget 1, and all other widgets in the WidgetTrash, with one of “Widget templates”. Gives those in the WidgetTrash. */
async function emptied({ write }: Store, places: ReadonlyMap<number, WidgetPlace>): Promise<Map<number, WidgetPlace>> {
  const now = new Date(1).toISOString();
  const template = Math.max(...places.keys()) + 1;
  await write(async (writing) => {
    for (const [index, user_id] of OWNERS.entries()) {
      const id = index + 1;
      if (user_id !== null) {
        const name = `user ${user_id}`;
        const facts = { role: 'user' as const, locked: 0, external: 0, email: name, email_verified: 0 };
        const user = { id: user_id, name, name_key: name, ...facts, created_at: now, updated_at: now };
        await writing.insertInto('users').values(user).execute();
      }
      const board = { id, user_id, name: `${id}`, tiles: '[]', version: 1, created_at: now, changed_at: now };
      await writing.insertInto('dashboards').values(board).execute();
      await writing.insertInto('dashboard_widgets').values({ dashboard_id: id, widget_id: 1 }).execute();
    }
    await writing.updateTable('variants').set({ deleted_at: now }).where('id', '>', 1).execute();
    const content = { own_values: '{}', version: 1, created_at: now, changed_at: now, deleted_at: now };
    await writing
      .insertInto('variants')
      .values({ id: template, template_id: 1, name: 'A template', ...content })
      .execute();
  });
  return new Map([...[...places].filter(([id]) => id > 1), [template, { group_id: null, spot_group_id: null }]]);
}

/** The widgets whose texts the database shows. */
async function idsWithTexts({ db }: Store, actor: Actor): Promise<number[]> {
  const rows = await widgets(db)
    .where(({ and }) => and(visibleTexts(actor)))
    .orderBy('variants.id')
    .execute();
  return rows.map(({ id }) => id);
}

function isAllowed(demand: () => void): boolean {
  try {
    demand();
    return true;
  } catch {
    return false;
  }
}

async function shown(store: Store, kind: ObjectKind, actor: Actor): Promise<number[]> {
  const objects = new Objects(store);
  const resource = RESOURCES.find((each) => each.kind === kind);
  if (resource === undefined)
    return (await new SpotList(store).page(actor, {})).items.map((entry) => (JSON.parse(entry) as { Id: number }).Id);
  return (await objects.list(actor, resource, {})).items.map(({ Id }) => Id);
}

describe.each(engines)('lists on $name never show what may not be read', (engine) => {
  it('and show all the rest: the database filter and can() agree for every actor', async () => {
    const store = await (await engine.place()).open();
    const rows = everything();
    await store.write((writing) => insertObjects(store, writing, rows));
    const catalogue = new CatalogueService(store);
    const check = async (actor: Actor) => {
      for (const kind of KINDS) {
        const expected = allowed(rows, kind, actor);
        expect(await shown(store, kind, actor), kind).toEqual(expected);
        if (!isKind(kind)) continue;
        const { Items: items, Total: total } = await catalogue.search(actor, {
          kind,
          includeTemplates: true,
          limit: 200
        });
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
    await fc.assert(fc.asyncProperty(anyActor, check), { seed: SEED, numRuns: runs(20) });
    await store.close();
  });

  it('and the same is true of widgets, their texts, and widget groups', async () => {
    const store = await (await engine.place()).open();
    const places = await fillWidgets(store);
    const groups = new WidgetGroups(store, { creations: new Creations(), now: () => new Date(0) });
    const allowedIds = (rows: [id: number, isSeen: boolean][]) => rows.filter(([, seen]) => seen).map(([id]) => id);
    const check = async (actor: Actor) => {
      const expected = [...places].map(([id, place]): [number, boolean] => [
        id,
        can(actor, 'widget.read', widgetResource(place))
      ]);
      const listed = await listWidgets(store.db, actor, {});
      expect(listed.map(({ Id: id }) => id)).toEqual(allowedIds(expected));
      const texts = [...places].map(([id, place]): [number, boolean] => [
        id,
        can(actor, 'text.read', widgetResource(place))
      ]);
      expect(await idsWithTexts(store, actor)).toEqual(allowedIds(texts));
      const ofGroups = [...places.values()].flatMap(({ group_id: id, spot_group_id }): [number, boolean][] =>
        id === null ? [] : [[id, can(actor, 'widgetGroup.read', { spotGroupId: spot_group_id })]]
      );
      expect((await groups.list(actor)).map(({ Id }) => Id)).toEqual([...new Set(allowedIds(ofGroups))]);
    };
    await check(manyGroups);
    await fc.assert(fc.asyncProperty(anyActor, check), { seed: SEED, numRuns: runs(20) });
    await store.close();
  });

  it('and of widgets in the Trash, and of the dashboards that show a widget', async () => {
    const store = await (await engine.place()).open();
    const places = await fillWidgets(store);
    const deleted = await emptied(store, places);
    const trash = new WidgetTrash(store, () => new Date(0), usedBy);
    const check = async (actor: Actor) => {
      const readable = OWNERS.flatMap((userId, index) => (can(actor, 'dashboard.read', { userId }) ? [index + 1] : []));
      if (can(actor, 'widget.read')) {
        const { Dashboards, Others } = await usesOf(store.db, actor, 1);
        expect([Dashboards.map(({ Id }) => Id), Others]).toEqual([readable, OWNERS.length - readable.length]);
      }
      if (!can(actor, 'widget.delete')) return;
      const takable = [...deleted].filter(([, place]) => isAllowed(() => demandTaking(actor, place)));
      expect((await trash.list(actor, {})).items.map(({ Id: id }) => id).reverse()).toEqual(takable.map(([id]) => id));
    };
    await check(manyGroups);
    await fc.assert(fc.asyncProperty(anyActor, check), { seed: SEED, numRuns: runs(20) });
    await store.close();
  });

  it('and of dashboards in the Trash, which are the user’s own and the shared ones', async () => {
    const store = await (await engine.place()).open();
    await emptied(store, await fillWidgets(store));
    await store.write((writing) => writing.updateTable('dashboards').set({ deleted_at: AT_FIRST }).execute());
    const trash = new DashboardTrash(store, () => new Date(0));
    const check = async (actor: Actor) => {
      if (!can(actor, 'dashboard.edit')) return;
      const takable = OWNERS.flatMap((userId, index) => {
        const isListed = userId === null || userId === actor.userId;
        return isListed && can(actor, 'dashboard.edit', { userId }) ? [index + 1] : [];
      });
      expect((await trash.list(actor, {})).items.map(({ Id }) => Id).reverse()).toEqual(takable);
    };
    await check(manyGroups);
    await fc.assert(fc.asyncProperty(anyActor, check), { seed: SEED, numRuns: runs(20) });
    await store.close();
  });
});
