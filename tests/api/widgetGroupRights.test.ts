import { beforeAll, describe, expect, it } from 'vitest';
import type { Level } from '../../src/lib/api.js';
import { actorWith, groupsOf } from '../rights/actors.js';
import { engines } from '../store/engines.js';
import { ask, sample, serverOfAll, upload, type Ask } from './harness.js';
import { dump, made, outcome, serveOn } from './things.js';
import { DELETE, groups, patch, post, somebody, variant } from './widgetGroups.js';

describe.each(engines)('the rights of widget groups on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let places: Record<Place, number | null>;
  let template: number;
  let as: string;
  let before: string;

  /** The caller can write in two spot groups, read in a third, and has no permission for the rest. */
  type Place = 'templates' | 'own' | 'also own' | 'read only' | 'closed' | 'without spot group';

  beforeAll(async () => {
    template = await upload(await sample());
    const levels = { own: 'write', 'also own': 'write', 'read only': 'read', closed: undefined } as const;
    const permissions: Record<number, 'read' | 'write'> = {};
    const found: Record<string, number> = {};
    for (const [Name, level] of Object.entries(levels)) {
      const { Id: SpotGroupId } = await made('SpotGroups', { Name });
      if (level !== undefined) permissions[SpotGroupId] = level;
      found[Name] = (await made('WidgetGroups', { Name, SpotGroupId })).Id;
    }
    const { Id: alone } = await made('WidgetGroups', { Name: 'without spot group' });
    places = { ...(found as Record<Place, number>), templates: null, 'without spot group': alone };
    as = await somebody(permissions);
    // The first use of a key is stored; here it must not count as a change.
    await ask('/api/Account', { as });
  }, 60_000);

  /** Sends a request, and expects that a refusal changes nothing. */
  async function asked(path: string, options: Ask): Promise<number> {
    before = await dump(server);
    const [status] = await outcome(path, { ...options, as });
    if (status >= 400) expect(await dump(server)).toBe(before);
    return status;
  }

  const MOVES: [from: Place, to: Place, status: number][] = [
    ['own', 'also own', 200],
    ['own', 'templates', 200],
    ['own', 'read only', 403],
    ['own', 'closed', 403],
    ['own', 'without spot group', 403],
    ['templates', 'own', 403],
    ['read only', 'own', 403],
    ['closed', 'own', 403],
    ['without spot group', 'own', 403]
  ];
  it.each(MOVES)('a widget moves from %s to %s: %i', async (from, to, status) => {
    const { Id: id } = await variant(template, { WidgetGroupId: places[from] });
    expect(await asked(`Widgets/${id}`, patch({ WidgetGroupId: places[to] }))).toBe(status);
  });

  const COPIES: [from: Place, to: Place, status: number][] = [
    ['templates', 'own', 201],
    ['templates', 'templates', 201],
    ['own', 'also own', 201],
    ['read only', 'own', 201],
    ['read only', 'read only', 403],
    ['own', 'closed', 403],
    ['own', 'without spot group', 403],
    ['closed', 'own', 403],
    ['without spot group', 'own', 403]
  ];
  it.each(COPIES)('a variant of a widget in %s is created in %s: %i', async (from, to, status) => {
    const { Id: id } = await variant(template, { WidgetGroupId: places[from] });
    expect(await asked(`Widgets/${id}/Variants`, post({ WidgetGroupId: places[to] }))).toBe(status);
  });

  const WIDGETS: [where: Place, read: number, rename: number, remove: number][] = [
    ['templates', 200, 200, 403],
    ['own', 200, 200, 204],
    ['read only', 200, 403, 403],
    ['closed', 403, 403, 403],
    ['without spot group', 403, 403, 403]
  ];
  it.each(WIDGETS)('a widget in %s is read: %i, renamed: %i, deleted: %i', async (where, read, rename, remove) => {
    const { Id: id } = await variant(template, { WidgetGroupId: places[where] });
    for (const [path, method] of [
      ['', 'GET'],
      ['/Values', 'GET'],
      ['/Package', 'GET'],
      ['/SetAside', 'GET'],
      ['/Preview', 'POST']
    ]) {
      expect([path, await asked(`Widgets/${id}${path}`, { method })]).toEqual([path, read]);
    }
    expect(await asked(`Widgets/${id}`, patch({ Name: 'New' }))).toBe(rename);
    for (const method of ['POST', 'DELETE']) {
      const nothing = { method, json: {}, headers: { 'if-match': '*' } };
      expect(await asked(`Widgets/${id}/SetAside/0`, nothing)).toBe(rename === 200 ? 404 : rename);
    }
    expect(await asked(`Widgets/${id}`, DELETE)).toBe(remove);
    await ask(`/api/Widgets/${id}`, DELETE);
    expect(await asked(`Widgets/${id}/Restore`, post())).toBe(remove === 204 ? 200 : 403);
  });

  it('Values are saved only if the permission is still there when they are written', async () => {
    const { Id: id } = await variant(template, { WidgetGroupId: places.own });
    const [group] = await groups(`?id=${places.own}`);
    const rights = groupsOf([group?.SpotGroupId ?? 0, 'write']);
    const actor = actorWith({ groups: rights });
    const matches = () => (rights as Map<number, Level>).delete(group?.SpotGroupId ?? 0);
    const unchanged = await dump(server);
    await expect(server.app.values.save(actor, id, { values: new Map(), matches })).rejects.toMatchObject({
      code: 'not-allowed'
    });
    expect(await dump(server)).toBe(unchanged);
  });

  const GROUPS: [before: Place, after: Place, status: number][] = [
    ['own', 'also own', 200],
    ['own', 'closed', 403],
    ['own', 'without spot group', 403],
    ['read only', 'own', 403],
    ['closed', 'own', 403],
    ['without spot group', 'own', 403]
  ];
  it.each(GROUPS)('a group gets the spot group of %s → %s: %i', async (from, to, status) => {
    const spotGroupOf = async (place: Place) => (await groups(`?id=${places[place]}`))[0]?.SpotGroupId ?? null;
    const { Id } = await made('WidgetGroups', { Name: `${from}, then ${to}`, SpotGroupId: await spotGroupOf(from) });
    const SpotGroupId = await spotGroupOf(to);
    expect(await asked(`WidgetGroups/${Id}`, patch({ SpotGroupId }))).toBe(status);
    const isOwn = to === 'own' || to === 'also own';
    expect(await asked('WidgetGroups', post({ Name: `New, ${from}, ${to}`, SpotGroupId }))).toBe(isOwn ? 201 : 403);
  });

  it.each([
    ['WidgetGroups', 'POST', { Name: 'New', SpotGroupId: 4711 }, 404],
    ['WidgetGroups', 'POST', { Name: ' ' }, 400],
    ['WidgetGroups', 'POST', { Name: 'New', SpotGroupId: '1' }, 400],
    ['WidgetGroups/4711', 'PATCH', { Name: 'New' }, 404],
    ['WidgetGroups/4711', 'DELETE', undefined, 404],
    ['WidgetGroups/abc', 'DELETE', undefined, 404]
  ])('%s %s %j is refused: %i', async (path, method, json, status) => {
    expect(await asked(path, { method, json })).toBe(status);
  });
});
