import type { ExpressionBuilder } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DashboardBody, DashboardSummary, DashboardTile } from '../../src/lib/api.js';
import type { Tables } from '../../src/lib/server/platform/store/schema.js';
import { enginesInFull } from '../store/engines.js';
import { ADMIN_KEY, ask, sample, serverOfAll, upload, userWith, type Ask, type TestUser } from './harness.js';
import { dump, made, outcome, serveOn } from './things.js';

const tile = (Id: string, Slot: number, Row: number, more: Partial<DashboardTile> = {}): DashboardTile => ({
  Id,
  WidgetId: 4711,
  Slot,
  Row,
  Slots: 1,
  Rows: 1,
  ...more
});
const put = (Tiles: unknown, version: number | string = '*'): Ask => ({
  method: 'PUT',
  json: { Tiles },
  headers: { 'if-match': typeof version === 'number' ? `"${version}"` : version }
});
const patch = (json: object): Ask => ({ method: 'PATCH', json });
const post = (json: object): Ask => ({ method: 'POST', json });

describe.each(enginesInFull)('dashboards on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let anna: TestUser;
  let ben: TestUser;
  let widget: number;
  let shared: number;

  const list = async (as: string) => (await (await ask('/api/Dashboards', { as })).json()) as DashboardSummary[];
  const read = async (id: number, as = ADMIN_KEY) =>
    (await (await ask(`/api/Dashboards/${id}`, { as })).json()) as DashboardBody;
  const own = async (as = anna.key, body: object = {}) =>
    (await made('Dashboards', { Name: 'Mine', ...body }, { as })).Id;

  beforeAll(async () => {
    [anna, ben] = [await userWith(), await userWith()];
    widget = await upload(await sample());
    shared = (await list(ADMIN_KEY))[0]!.Id;
    for (const as of [anna.key, ben.key]) await ask('/api/Account', { as });
  }, 60_000);

  it('one is shared by default, and another start adds no second one', async () => {
    expect(await list(anna.key)).toEqual([expect.objectContaining({ Id: shared, Shared: true, Editable: false })]);
    await server.app.dashboards.ensureShared();
    expect(await list(ADMIN_KEY)).toEqual([expect.objectContaining({ Id: shared, Editable: true })]);
  });

  it('a user can have several, seen by nobody else', async () => {
    const ids = [await own(), await own()];
    expect((await list(anna.key)).map(({ Id }) => Id)).toEqual([shared, ...ids]);
    expect((await list(ben.key)).map(({ Id }) => Id)).toEqual([shared]);
    expect(await outcome(`Dashboards/${ids[0]}`, { as: ben.key })).toEqual([403, 'not-allowed']);
  });

  it('the tiles are saved with If-Match, and the answer carries the new version', async () => {
    const id = await own();
    const tiles = [tile('a', 0, 0, { Slots: 2 }), tile('b', 2, 0, { Width: 400 })];
    const answer = await ask(`/api/Dashboards/${id}`, { ...put(tiles, 1), as: anna.key });
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"2"']);
    expect(await read(id, anna.key)).toMatchObject({ Version: 2, Tiles: tiles });
  });

  it('a save based on an old version is refused with the current dashboard, and overwrites nothing', async () => {
    const id = await own();
    await ask(`/api/Dashboards/${id}`, { ...put([tile('a', 0, 0)], 1), as: anna.key });
    const lost = await ask(`/api/Dashboards/${id}`, { ...put([], 1), as: anna.key });
    expect([lost.status, lost.headers.get('etag')]).toEqual([412, '"2"']);
    expect(await lost.json()).toMatchObject({ code: 'version-conflict', current: { Tiles: [tile('a', 0, 0)] } });
  });

  it('of several saves at the same time exactly one wins', async () => {
    const id = await own();
    const save = () => ask(`/api/Dashboards/${id}`, { ...put([], 1), as: anna.key });
    const answers = await Promise.all([save(), save(), save()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  it('a user can copy the shared one to one of their own', async () => {
    await ask(`/api/Dashboards/${shared}`, put([tile('a', 1, 0)]));
    const copy = await own(ben.key, { CopyOf: shared });
    expect(await read(copy, ben.key)).toMatchObject({ Shared: false, Editable: true, Tiles: [tile('a', 1, 0)] });
    await ask(`/api/Dashboards/${copy}`, { ...put([]), as: ben.key });
    expect((await read(shared)).Tiles).toEqual([tile('a', 1, 0)]);
  });

  it('nobody can copy that of another user', async () => {
    const id = await own(ben.key);
    const before = await dump(server);
    const copy = post({ Name: 'x', CopyOf: id });
    expect(await outcome('Dashboards', { ...copy, as: anna.key })).toEqual([403, 'not-allowed']);
    expect(await dump(server)).toBe(before);
  });

  it('a name is changed without touching the version of the tiles', async () => {
    const id = await own();
    await ask(`/api/Dashboards/${id}`, { ...patch({ Name: ' Morning ' }), as: anna.key });
    expect(await read(id, anna.key)).toMatchObject({ Name: 'Morning', Version: 1 });
  });

  const OWNERS: readonly [whose: string, most: number, who: () => Promise<{ key: string; body: object }>][] = [
    ['a user’s own', 200, async () => ({ key: (await userWith()).key, body: {} })],
    ['the shared', 1_000, () => Promise.resolve({ key: ADMIN_KEY, body: { Shared: true } })]
  ];

  it.each(OWNERS)('%s ones are at most %d, those in the Trash included', async (_, most, who) => {
    const { key: as, body } = await who();
    const create = () => outcome('Dashboards', { ...post({ Name: 'One more', ...body, CopyOf: shared }), as });
    const { db } = server.app.store;
    const id = await own(as, body);
    const row = await db.selectFrom('dashboards').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const isOwners = ({ eb }: ExpressionBuilder<Tables, 'dashboards'>) =>
      eb('user_id', 'is not distinct from', row.user_id);
    const there = await db.selectFrom('dashboards').select('id').where(isOwners).execute();
    const copies = Array.from({ length: most - 1 - there.length }, (_, index) => ({
      ...row,
      id: id + 1_000_000 + index
    }));
    await db.insertInto('dashboards').values(copies).execute();
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.filter(([status]) => status === 201)).toHaveLength(1);
    expect(await create()).toEqual([409, 'too-many-dashboards']);
    await ask(`/api/Dashboards/${id}`, { method: 'DELETE', as });
    expect(await create()).toEqual([409, 'too-many-dashboards']);
    expect(await outcome(`Dashboards/${id}/Restore`, { method: 'POST', as })).toEqual([200, '']);
    expect(await create()).toEqual([409, 'too-many-dashboards']);
    await ask(`/api/Dashboards/${id}`, { method: 'DELETE', as });
    await ask(`/api/Dashboards/Trash/${id}`, { method: 'DELETE', as });
    expect(await create()).toEqual([201, '']);
    await db
      .deleteFrom('dashboards')
      .where(isOwners)
      .where(
        'id',
        'not in',
        there.map((each) => each.id)
      )
      .execute();
  });

  it('those of a user are deleted with the user', async () => {
    const carl = await userWith();
    const id = await own(carl.key);
    await ask(`/api/Users/${carl.id}`, { method: 'DELETE' });
    expect(await outcome(`Dashboards/${id}`)).toEqual([404, 'dashboard-not-found']);
  });

  it('a widget that is deleted keeps its tile', async () => {
    const gone = await upload(await sample({ identifier: 'test.gone' }));
    const id = await own();
    await ask(`/api/Dashboards/${id}`, { ...put([tile('a', 0, 0, { WidgetId: gone })]), as: anna.key });
    await ask(`/api/Widgets/${gone}`, { method: 'DELETE' });
    expect((await read(id, anna.key)).Tiles).toEqual([tile('a', 0, 0, { WidgetId: gone })]);
  });

  it('saving a tile for a widget the user may not see reveals nothing about its Options', async () => {
    const { Id: WidgetGroupId } = await made('WidgetGroups', { Name: 'For administrators', SpotGroupId: null });
    const hidden = await ask(`/api/Widgets/${widget}/Variants`, post({ WidgetGroupId }));
    const { Id: WidgetId } = (await hidden.json()) as { Id: number };
    const id = await own();
    for (const Slots of [1, 2, 3]) {
      const saving = { ...put([tile('a', 0, 0, { WidgetId, Slots })]), as: anna.key };
      expect(await outcome(`Dashboards/${id}`, saving)).toEqual([200, '']);
    }
  });

  const REFUSED: readonly [
    what: string,
    who: 'anna' | 'admin',
    path: () => string,
    Ask | (() => Ask),
    [number, string]
  ][] = [
    ['no If-Match', 'admin', () => `/${shared}`, { method: 'PUT', json: { Tiles: [] } }, [428, 'if-match-missing']],
    [
      'tiles over each other',
      'admin',
      () => `/${shared}`,
      put([tile('a', 0, 0), tile('b', 0, 0)]),
      [400, 'tiles-invalid']
    ],
    [
      'beyond the third slot',
      'admin',
      () => `/${shared}`,
      put([tile('a', 2, 0, { Slots: 2 })]),
      [400, 'tiles-invalid']
    ],
    ['an Id twice', 'admin', () => `/${shared}`, put([tile('a', 0, 0), tile('a', 1, 0)]), [400, 'tiles-invalid']],
    ['four slots', 'admin', () => `/${shared}`, put([tile('a', 0, 0, { Slots: 4 })]), [400, 'body-invalid']],
    ['no tiles', 'admin', () => `/${shared}`, put('none'), [400, 'body-invalid']],
    [
      'a size that the Options do not allow',
      'admin',
      () => `/${shared}`,
      () => put([tile('a', 0, 0, { WidgetId: widget, Slots: 2 })]),
      [400, 'tiles-invalid']
    ],
    ['the shared one saved by a user', 'anna', () => `/${shared}`, put([]), [403, 'not-allowed']],
    ['the shared one renamed by a user', 'anna', () => `/${shared}`, patch({ Name: 'x' }), [403, 'not-allowed']],
    ['the shared one deleted by a user', 'anna', () => `/${shared}`, { method: 'DELETE' }, [403, 'not-allowed']],
    ['another shared one by a user', 'anna', () => '', post({ Name: 'x', Shared: true }), [403, 'not-allowed']],
    ['the last shared one deleted', 'admin', () => `/${shared}`, { method: 'DELETE' }, [409, 'last-shared-dashboard']],
    ['an own one of a key without user', 'admin', () => '', post({ Name: 'x' }), [409, 'no-user']],
    ['a copy of none', 'anna', () => '', post({ Name: 'x', CopyOf: 4711 }), [404, 'dashboard-not-found']],
    ['a blank name', 'admin', () => `/${shared}`, patch({ Name: ' ' }), [400, 'body-invalid']],
    ['a number that is none', 'admin', () => '/x', { method: 'DELETE' }, [404, 'not-found']]
  ];

  it.each(REFUSED)('%s (%s) is refused, and the store stays as it was', async (_what, who, path, options, expected) => {
    const before = await dump(server);
    const asked = typeof options === 'function' ? options() : options;
    const as = who === 'anna' ? anna.key : ADMIN_KEY;
    expect(await outcome(`Dashboards${path()}`, { ...asked, as })).toEqual(expected);
    expect(await dump(server)).toBe(before);
  });

  it('each place that does not fit is named, in the language of the interface', async () => {
    const answer = await ask(`/api/Dashboards/${shared}`, {
      ...put([tile('a', 0, 0), tile('b', 0, 0)]),
      headers: { 'if-match': '*', 'accept-language': 'de' }
    });
    expect(await answer.json()).toMatchObject({
      errors: [{ pointer: '/Tiles/1', code: 'tile-overlapping', detail: 'Überlappt eine andere Kachel.' }]
    });
  });

  it('one request returns what a tile needs to run its widget', async () => {
    const answer = await ask(`/api/Widgets/${widget}/Content`, { as: anna.key });
    expect(await answer.json()).toMatchObject({
      Id: widget,
      SavedValues: '{}',
      PreviewPath: expect.stringMatching(/^\/w\//)
    });
  });
});
