import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeletedDashboard, DeletedWidget, DeletedWidgetDetails, WidgetUses } from '../../src/lib/api.js';
import { DashboardTrash } from '../../src/lib/server/dashboards/trash.js';
import { MAX_NAMED_USES } from '../../src/lib/api/widgets.js';
import { administrator } from '../rights/actors.js';
import { insertMany } from '../../src/lib/server/platform/store/insertMany.js';
import { engines } from '../store/engines.js';
import { ADMIN_KEY, ask, sample, serverOfAll, upload, userWith, type Ask, type TestUser } from './harness.js';
import { dump, everyPage, made, outcome, serveOn } from './things.js';
import { DELETE, post, somebody, variant, widgets } from './widgetGroups.js';

const DAYS_30 = 30 * 24 * 60 * 60 * 1000;

const trash = async (as?: string) => (await (await ask('/api/Widgets/Trash', { as })).json()) as DeletedWidget[];
const uses = async (id: number, as?: string) =>
  (await (await ask(`/api/Widgets/${id}/Uses`, { as })).json()) as WidgetUses;
const tiles = (...ids: number[]): Ask => ({
  method: 'PUT',
  json: { Tiles: ids.map((WidgetId, Row) => ({ Id: `t${Row}`, WidgetId, Slot: 0, Row, Slots: 1, Rows: 1 })) },
  headers: { 'if-match': '*' }
});

describe.each(engines)('what is deleted, on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let anna: TestUser;
  let ben: TestUser;
  let lobby: number;
  let group: number;
  let template: number;

  const board = async (Name: string, as: string | undefined, ...ids: number[]) => {
    const { Id } = await made('Dashboards', { Name, ...(as === undefined && { Shared: true }) }, { as });
    expect((await ask(`/api/Dashboards/${Id}`, { ...tiles(...ids), as })).status).toBe(200);
    return Id;
  };
  const newVariant = async (Name: string) => (await variant(template, { Name, WidgetGroupId: group })).Id;

  beforeAll(async () => {
    lobby = (await made('SpotGroups', { Name: 'Lobby' })).Id;
    group = (await made('WidgetGroups', { Name: 'In the lobby', SpotGroupId: lobby })).Id;
    template = await upload(await sample(), 'Menu.dash.zip');
    const permissions = [{ SpotGroupId: lobby, Level: 'write' as const }];
    [anna, ben] = [await userWith({ name: 'Anna', permissions }), await userWith({ name: 'Ben', permissions })];
  }, 60_000);

  it('is in the Trash with who deleted it and until when it can be restored, the newest first', async () => {
    const [soup, cake] = [await newVariant('Soup'), await newVariant('Cake')];
    await ask(`/api/Widgets/${soup}`, { ...DELETE, as: anna.key });
    await ask(`/api/Widgets/${cake}`, { ...DELETE, as: ben.key });
    const [newest, older, ...others] = await trash();
    expect([newest, older, others]).toMatchObject([
      { Id: cake, Name: 'Cake', GroupId: group, GroupName: 'In the lobby', DeletedBy: 'Ben' },
      { Id: soup, Name: 'Soup', DeletedBy: 'Anna' },
      []
    ]);
    expect(Date.parse(newest!.RestorableUntil) - Date.parse(newest!.DeletedAt)).toBe(DAYS_30);
    expect(Date.parse(newest!.DeletedAt)).toBeLessThanOrEqual(Date.now());

    for (const id of [soup, cake]) await ask(`/api/Widgets/${id}/Restore`, post());
    expect(await trash()).toEqual([]);
    expect((await widgets(`?groupId=${group}`)).map(({ Name: name }) => name)).toEqual(['Cake', 'Soup']);
  });

  it('is listed in the Trash for those who may restore it, and for nobody else', async () => {
    const [id, other] = [await newVariant('Tea'), (await variant(template, { WidgetGroupId: null })).Id];
    for (const each of [id, other]) await ask(`/api/Widgets/${each}`, DELETE);
    const seen = async (as: string) => (await trash(as)).map((each) => each.Id);
    expect([await seen(ADMIN_KEY), await seen(anna.key)]).toEqual([[other, id], [id]]);
    expect(await outcome('Widgets/Trash', { as: await somebody({ [lobby]: 'read' }) })).toEqual([403, 'not-allowed']);
    for (const each of [id, other]) await ask(`/api/Widgets/${each}/Restore`, post());
  });

  it('names beforehand the dashboards that show it and that the user may see, and counts the others', async () => {
    const [id, elsewhere] = [await newVariant('Clock'), await newVariant('Watch')];
    const shared = await board('Entrance', undefined, id, id, elsewhere);
    const annas = await board('Mine', anna.key, id);
    await board('Also mine', ben.key, id);
    await board('Without', undefined, elsewhere);
    const ofAll = { Id: shared, Name: 'Entrance', Shared: true, Owner: null };
    const own = { Id: annas, Name: 'Mine', Shared: false, Owner: null };
    expect(await uses(id, anna.key)).toEqual({ Dashboards: [ofAll, own], Others: 1, Drafts: [] });
    expect(await uses(id)).toMatchObject({
      Dashboards: [ofAll, { ...own, Owner: 'Anna' }, { Name: 'Also mine', Owner: 'Ben' }],
      Others: 0,
      Drafts: []
    });
    expect(await outcome(`Widgets/${id}/Uses`, { as: await somebody({}) })).toEqual([403, 'not-allowed']);
  });

  it('names beforehand the planned drafts that change it', async () => {
    const [id, other] = [await newVariant('Tea'), await newVariant('Rum')];
    const Cells = [{ Widget: id, Element: 'Count', Value: 4 }];
    const { Id } = await made('Drafts', { Widget: id, Name: 'Christmas', Cells });
    expect((await uses(id)).Drafts).toEqual([]);
    const plan = { Start: '2099-12-24T06:00:00', End: null, Zone: 'UTC' };
    await ask(`/api/Drafts/${Id}/Plan`, { method: 'PUT', json: plan });
    expect([(await uses(id)).Drafts, (await uses(other)).Drafts]).toEqual([[{ Id, Name: 'Christmas' }], []]);
  });

  it('counts as shown by a copy of a dashboard, but not by one that dropped its tile or is deleted', async () => {
    const id = await newVariant('News');
    const [first, second] = [await board('One', anna.key, id), await board('Two', anna.key, id)];
    await made('Dashboards', { Name: 'Copy', CopyOf: first }, { as: anna.key });
    const names = async () => (await uses(id, anna.key)).Dashboards.map(({ Name }) => Name);
    expect(await names()).toEqual(['One', 'Two', 'Copy']);
    await ask(`/api/Dashboards/${first}`, { ...tiles(), as: anna.key });
    await ask(`/api/Dashboards/${second}`, { ...DELETE, as: anna.key });
    expect(await names()).toEqual(['Copy']);
  });

  it(`names at most ${MAX_NAMED_USES} dashboards, and counts the others`, async () => {
    const id = await newVariant('Everywhere');
    const first = await board('Board', anna.key, id);
    const { store } = server.app;
    const row = await store.db.selectFrom('dashboards').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
    await store.write(async (writing) => {
      for (let extra = 1; extra <= MAX_NAMED_USES; extra++) {
        const copy = { ...row, id: 100_000 + extra };
        await writing.insertInto('dashboards').values(copy).execute();
        await writing.insertInto('dashboard_widgets').values({ dashboard_id: copy.id, widget_id: id }).execute();
      }
    });
    const { Dashboards, Others } = await uses(id, anna.key);
    expect([Dashboards.length, Others]).toEqual([MAX_NAMED_USES, 1]);
  });

  it('keeps its tile on the dashboards that show it, and is shown there again once it is restored', async () => {
    const id = await newVariant('Weather');
    const on = await board('Hall', undefined, id);
    const before = await (await ask(`/api/Dashboards/${on}`)).json();
    await ask(`/api/Widgets/${id}`, DELETE);
    expect(await outcome(`Widgets/${id}/Content`)).toEqual([404, 'widget-not-found']);
    expect(await outcome(`Widgets/${id}/Uses`)).toEqual([404, 'widget-not-found']);
    await ask(`/api/Widgets/${id}/Restore`, post());
    expect(await (await ask(`/api/Dashboards/${on}`)).json()).toEqual(before);
    expect((await uses(id)).Dashboards).toMatchObject([{ Id: on, Name: 'Hall' }]);
    expect(await outcome(`Widgets/${id}/Content`)).toEqual([200, '']);
  });

  describe('the list of the Trash', () => {
    const found = async (search: string) => {
      const entries = await everyPage(`Widgets/Trash?${new URLSearchParams({ search, limit: '2' })}`);
      return entries.map(({ Name }) => Name);
    };
    const DISHES = ['Crème brûlée', 'Soup of the day', 'Day and night', '100 % juice'];

    beforeAll(async () => {
      for (const name of DISHES) await ask(`/api/Widgets/${await newVariant(name)}`, DELETE);
    });
    afterAll(async () => {
      for (const { Id: id } of await trash()) await ask(`/api/Widgets/Trash/${id}`, DELETE);
    });

    it('is paged, with each entry once and the newest first', async () => {
      expect(await found('')).toEqual(DISHES.toReversed());
    });

    it.each([
      ['day', ['Day and night', 'Soup of the day']],
      ['DAY soup', ['Soup of the day']],
      ['brulee creme', ['Crème brûlée']],
      ['%', ['100 % juice']],
      ['_', []],
      ['fish', []]
    ])('is searched for the words of “%s” in any order', async (search, names) => {
      expect(await found(search)).toEqual(names);
    });

    it('refuses a cursor that is not its own', async () => {
      expect(await outcome('Widgets/Trash?cursor=abc')).toEqual([400, 'cursor-invalid']);
    });

    it('is complete with 10,000 widgets, and a search covers all of them', async () => {
      const { store } = server.app;
      const { id, ...row } = await store.db
        .selectFrom('variants')
        .selectAll()
        .where('deleted_at', 'is not', null)
        .limit(1)
        .executeTakeFirstOrThrow();
      const rows = Array.from({ length: 10_000 }, (_, n) => ({
        ...row,
        id: 100_000 + id + n,
        name: `Copy ${n}`,
        deleted_key: `copy ${n}`
      }));
      const columns = ['id', 'template_id', 'name', 'own_values', 'version', 'created_at', 'changed_at'] as const;
      const deleted = ['group_id', 'deleted_at', 'deleted_key'] as const;
      await store.write((writing) => insertMany(store, writing, 'variants', [...columns, ...deleted], rows));
      expect((await everyPage('Widgets/Trash?limit=1000')).length).toBe(10_000 + DISHES.length);
      expect(await found('9999 copy')).toEqual(['Copy 9999']);
      await store.write((writing) => writing.deleteFrom('variants').where('name', 'like', 'Copy %').execute());
    });
  });

  describe('and then for good', () => {
    const purge = (id: number, as?: string) => outcome(`Widgets/Trash/${id}`, { ...DELETE, as });
    const details = async (id: number) =>
      (await (await ask(`/api/Widgets/Trash/${id}`)).json()) as DeletedWidgetDetails;

    it('names beforehand the dashboards that have a tile for it', async () => {
      const id = await newVariant('Tram');
      const on = await board('Stop', undefined, id);
      await ask(`/api/Widgets/${id}`, DELETE);
      const { Uses: shown, LastOfTemplate: lastOfTemplate } = await details(id);
      expect([shown.Dashboards.map(({ Id }) => Id), lastOfTemplate]).toEqual([[on], false]);
      expect(await purge(id)).toEqual([204, '']);
    });

    it('is gone at once with its Values, and can no longer be restored', async () => {
      const id = await newVariant('Bus');
      await ask(`/api/Widgets/${id}`, DELETE);
      expect(await purge(id, anna.key)).toEqual([204, '']);
      expect(await outcome(`Widgets/${id}/Restore`, post())).toEqual([404, 'widget-not-found']);
      expect(await purge(id)).toEqual([404, 'not-in-trash']);
      expect(await dump(server)).not.toContain('"Bus"');
    });

    it('takes its package with it if it is the last widget of its template', async () => {
      const alone = await upload(await sample({ identifier: 'alone' }), 'Alone.dash.zip');
      const other = (await variant(alone, { WidgetGroupId: group })).Id;
      await ask(`/api/Widgets/${other}`, DELETE);
      await ask(`/api/Widgets/${alone}`, DELETE);
      expect((await details(alone)).LastOfTemplate).toBe(false);
      expect(await purge(alone)).toEqual([204, '']);
      expect((await details(other)).LastOfTemplate).toBe(true);
      expect(await purge(other)).toEqual([204, '']);
      const packages = server.app.store.db.selectFrom('packages').select('id');
      expect(await packages.where('spot_identifier', '=', 'alone').execute()).toEqual([]);
    });

    it('is refused for a widget that is not in the Trash', async () => {
      const id = await newVariant('Ferry');
      expect(await purge(id)).toEqual([404, 'not-in-trash']);
      expect(await outcome(`Widgets/${id}`)).toEqual([200, '']);
    });

    it('is refused to those who may not delete it, and it stays', async () => {
      const id = await newVariant('Train');
      await ask(`/api/Widgets/${id}`, DELETE);
      expect(await purge(id, await somebody({ [lobby]: 'read' }))).toEqual([403, 'not-allowed']);
      expect(await outcome(`Widgets/${id}/Restore`, post())).toEqual([200, '']);
    });
  });

  describe('a dashboard', () => {
    const boards = async (as?: string, query = '') =>
      (await (await ask(`/api/Dashboards/Trash${query}`, { as })).json()) as DeletedDashboard[];
    const open = async (id: number, as?: string) => (await ask(`/api/Dashboards/${id}`, { as })).json();
    const listed = async (as?: string) => {
      const all = (await (await ask('/api/Dashboards', { as })).json()) as { Id: number }[];
      return all.map(({ Id }) => Id);
    };

    it('is in the Trash of its user, who can restore it with all its tiles', async () => {
      const id = await board('Kitchen', anna.key, await newVariant('Oven'));
      const before: unknown = await open(id, anna.key);
      expect(await outcome(`Dashboards/${id}`, { ...DELETE, as: anna.key })).toEqual([204, '']);
      expect(await listed(anna.key)).not.toContain(id);
      expect(await outcome(`Dashboards/${id}`, { as: anna.key })).toEqual([404, 'dashboard-not-found']);
      const [entry, ...others] = (await boards(anna.key)).filter(({ Name }) => Name === 'Kitchen');
      expect([entry, others]).toMatchObject([{ Id: id, Shared: false, DeletedBy: 'Anna' }, []]);
      expect(Date.parse(entry!.RestorableUntil) - Date.parse(entry!.DeletedAt)).toBe(DAYS_30);
      expect((await boards(ben.key)).map(({ Id }) => Id)).not.toContain(id);
      expect(await outcome(`Dashboards/${id}/Restore`, { ...post(), as: ben.key })).toEqual([403, 'not-allowed']);
      expect(await outcome(`Dashboards/${id}/Restore`, { ...post(), as: anna.key })).toEqual([200, '']);
      expect(await open(id, anna.key)).toEqual(before);
    });

    it('that is shared can be restored by administrators only', async () => {
      const id = await board('Foyer', undefined);
      await ask(`/api/Dashboards/${id}`, DELETE);
      expect((await boards()).map(({ Id }) => Id)).toContain(id);
      expect((await boards(anna.key)).map(({ Id }) => Id)).not.toContain(id);
      expect(await outcome(`Dashboards/${id}/Restore`, { ...post(), as: anna.key })).toEqual([403, 'not-allowed']);
      expect(await outcome(`Dashboards/${id}/Restore`, post())).toEqual([200, '']);
      expect(await listed(anna.key)).toContain(id);
    });

    it('in the Trash does not count as a shared one, nor as one that shows a widget', async () => {
      const id = await newVariant('Lamp');
      const on = await board('Attic', undefined, id);
      await ask(`/api/Dashboards/${on}`, DELETE);
      expect(await uses(id)).toEqual({ Dashboards: [], Others: 0, Drafts: [] });
      const shared = (await listed()).filter((each) => each !== on);
      for (const each of shared.slice(1)) await ask(`/api/Dashboards/${each}`, DELETE);
      expect(await outcome(`Dashboards/${shared[0]}`, DELETE)).toEqual([409, 'last-shared-dashboard']);
      for (const each of [on, ...shared]) await ask(`/api/Dashboards/${each}/Restore`, post());
    });

    it('is found by its name, and can be deleted for good by its user only', async () => {
      const [hall, yard] = [await board('Town hall', anna.key), await board('Yard', anna.key)];
      for (const id of [hall, yard]) await ask(`/api/Dashboards/${id}`, { ...DELETE, as: anna.key });
      expect((await boards(anna.key, '?search=HALL')).map(({ Id }) => Id)).toEqual([hall]);
      expect(await outcome(`Dashboards/Trash/${hall}`, { ...DELETE, as: ben.key })).toEqual([403, 'not-allowed']);
      expect(await outcome(`Dashboards/Trash/${hall}`, { ...DELETE, as: anna.key })).toEqual([204, '']);
      expect(await outcome(`Dashboards/${hall}/Restore`, { ...post(), as: anna.key })).toEqual([
        404,
        'dashboard-not-found'
      ]);
      expect((await boards(anna.key)).map(({ Id }) => Id)).toContain(yard);
    });

    it('is deleted for good after 30 days', async () => {
      const id = await board('Cellar', undefined);
      const clock = { now: new Date('2026-11-21T08:00:00Z') };
      const late = new DashboardTrash(server.app.store, () => clock.now);
      await server.app.store.write((writing) =>
        writing.updateTable('dashboards').set({ deleted_at: clock.now.toISOString() }).where('id', '=', id).execute()
      );
      clock.now = new Date(clock.now.getTime() + DAYS_30);
      await late.removeOutdated();
      expect((await late.list(administrator, {})).items.map(({ Id }) => Id)).toContain(id);
      clock.now = new Date(clock.now.getTime() + 1);
      await expect(late.restore(administrator, id)).rejects.toMatchObject({ code: 'dashboard-not-found' });
      await late.removeOutdated();
      const rows = server.app.store.db.selectFrom('dashboards').select('id').where('id', '=', id);
      expect(await rows.execute()).toEqual([]);
    });
  });
});
