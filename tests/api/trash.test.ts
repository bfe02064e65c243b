import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeletedWidget, WidgetUses } from '../../src/lib/api.js';
import { NAMED_USES } from '../../src/lib/server/services/widgetuses.js';
import { engines } from '../store/engines.js';
import { ADMIN_KEY, ask, sample, upload, userWith, type Ask, type Server, type TestUser } from './harness.js';
import { made, outcome, serveOn } from './things.js';
import { DELETE, post, somebody, variant, widgets } from './widgetgroups.js';

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
  let server: Server;
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
  const newVariant = async (Name: string) => (await variant(template, { Name, WidgetGroupId: group })).id;

  beforeAll(async () => {
    server = await serveOn(engine);
    lobby = (await made('SpotGroups', { Name: 'Lobby' })).Id;
    group = (await made('WidgetGroups', { Name: 'In the lobby', SpotGroupId: lobby })).Id;
    template = await upload(await sample(), 'Menu.dash.zip');
    const permissions = [{ SpotGroupId: lobby, Level: 'write' as const }];
    [anna, ben] = [await userWith({ name: 'Anna', permissions }), await userWith({ name: 'Ben', permissions })];
  }, 60_000);
  afterAll(() => server[Symbol.asyncDispose]());

  it('lies in the Trash with who deleted it and until when it can be restored, the newest first', async () => {
    const [soup, cake] = [await newVariant('Soup'), await newVariant('Cake')];
    await ask(`/api/Widgets/${soup}`, { ...DELETE, as: anna.key });
    await ask(`/api/Widgets/${cake}`, { ...DELETE, as: ben.key });
    const [newest, older, ...others] = await trash();
    expect([newest, older, others]).toMatchObject([
      { id: cake, name: 'Cake', groupId: group, groupName: 'In the lobby', deletedBy: 'Ben' },
      { id: soup, name: 'Soup', deletedBy: 'Anna' },
      []
    ]);
    expect(Date.parse(newest!.restorableUntil) - Date.parse(newest!.deletedAt)).toBe(DAYS_30);
    expect(Date.parse(newest!.deletedAt)).toBeLessThanOrEqual(Date.now());

    for (const id of [soup, cake]) await ask(`/api/Widgets/${id}/Restore`, post());
    expect(await trash()).toEqual([]);
    expect((await widgets(`?groupId=${group}`)).map(({ name }) => name)).toEqual(['Cake', 'Soup']);
  });

  it('is shown in the Trash to whom may restore it, and to nobody else', async () => {
    const [id, other] = [await newVariant('Tea'), (await variant(template, { WidgetGroupId: null })).id];
    for (const each of [id, other]) await ask(`/api/Widgets/${each}`, DELETE);
    const seen = async (as: string) => (await trash(as)).map((each) => each.id);
    expect([await seen(ADMIN_KEY), await seen(anna.key)]).toEqual([[other, id], [id]]);
    expect(await outcome('Widgets/Trash', { as: await somebody({ [lobby]: 'read' }) })).toEqual([403, 'not-allowed']);
    for (const each of [id, other]) await ask(`/api/Widgets/${each}/Restore`, post());
  });

  it('is said beforehand to be shown: on dashboards one may see by name, on all others as a number', async () => {
    const [id, elsewhere] = [await newVariant('Clock'), await newVariant('Watch')];
    const shared = await board('Entrance', undefined, id, id, elsewhere);
    const annas = await board('Mine', anna.key, id);
    await board('Also mine', ben.key, id);
    await board('Without', undefined, elsewhere);
    const ofAll = { Id: shared, Name: 'Entrance', Shared: true, Owner: null };
    const own = { Id: annas, Name: 'Mine', Shared: false, Owner: null };
    expect(await uses(id, anna.key)).toEqual({ Dashboards: [ofAll, own], Others: 1 });
    expect(await uses(id)).toMatchObject({
      Dashboards: [ofAll, { ...own, Owner: 'Anna' }, { Name: 'Also mine', Owner: 'Ben' }],
      Others: 0
    });
    expect(await outcome(`Widgets/${id}/Uses`, { as: await somebody({}) })).toEqual([403, 'not-allowed']);
  });

  it('is shown by copies of a dashboard, and no longer by one it was taken from or that is deleted', async () => {
    const id = await newVariant('News');
    const [first, second] = [await board('One', anna.key, id), await board('Two', anna.key, id)];
    await made('Dashboards', { Name: 'Copy', CopyOf: first }, { as: anna.key });
    const names = async () => (await uses(id, anna.key)).Dashboards.map(({ Name }) => Name);
    expect(await names()).toEqual(['One', 'Two', 'Copy']);
    await ask(`/api/Dashboards/${first}`, { ...tiles(), as: anna.key });
    await ask(`/api/Dashboards/${second}`, { ...DELETE, as: anna.key });
    expect(await names()).toEqual(['Copy']);
  });

  it(`names at most ${NAMED_USES} dashboards, and counts the others`, async () => {
    const id = await newVariant('Everywhere');
    const first = await board('Board', anna.key, id);
    const { store } = server.app;
    const row = await store.db.selectFrom('dashboards').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
    await store.write(async (writing) => {
      for (let extra = 1; extra <= NAMED_USES; extra++) {
        const copy = { ...row, id: 100_000 + extra };
        await writing.insertInto('dashboards').values(copy).execute();
        await writing.insertInto('dashboard_widgets').values({ dashboard_id: copy.id, widget_id: id }).execute();
      }
    });
    const { Dashboards, Others } = await uses(id, anna.key);
    expect([Dashboards.length, Others]).toEqual([NAMED_USES, 1]);
  });

  it('keeps its tile on the dashboards that show it, and is there again when it is restored', async () => {
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
});
