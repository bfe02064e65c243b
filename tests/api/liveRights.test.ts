import { beforeAll, describe, expect, it } from 'vitest';
import { enginesInFull } from '../store/engines.js';
import { ask, sample, serverOfAll, upload, userWith } from './harness.js';
import { Listener, save } from './live.js';
import { made, outcome, serveOn } from './things.js';
import { patch, somebody, variant } from './widgetGroups.js';

describe.each(enginesInFull)('the live stream of a user who may not see every widget, on $name', (engine) => {
  serverOfAll(() => serveOn(engine));
  let template: number;
  let spotGroup: number;
  let seen: number;
  let closed: number;
  let reader: string;

  const inGroup = async (WidgetGroupId: number) => (await variant(template, { WidgetGroupId })).Id;

  beforeAll(async () => {
    template = await upload(await sample());
    spotGroup = (await made('SpotGroups', { Name: 'Own' })).Id;
    seen = (await made('WidgetGroups', { Name: 'Seen', SpotGroupId: spotGroup })).Id;
    closed = (await made('WidgetGroups', { Name: 'Closed' })).Id;
    reader = await somebody({ [spotGroup]: 'read' });
  }, 60_000);

  it('is refused for a widget that may not be seen', async () => {
    expect(await outcome(`Widgets/${await inGroup(closed)}/Events`, { as: reader })).toEqual([403, 'not-allowed']);
  });

  it('reports a hidden widget among several as gone, and tells nothing of its saves', async () => {
    const [open, hidden] = [await inGroup(seen), await inGroup(closed)];
    const listener = await Listener.open(`Events?ids=${open},${hidden}`, { as: reader });
    expect([await listener.next(), await listener.next()]).toMatchObject([
      ['now', { Id: open }],
      ['gone', { Id: hidden }]
    ]);
    await save(hidden, 7);
    await save(open, 7);
    expect(await listener.next()).toMatchObject(['saved', { Id: open, Version: 2 }]);
    await listener.cut();
  });

  it('reports a widget that is moved out of sight as gone, and ends if that was its only one', async () => {
    const id = await inGroup(seen);
    const listener = await Listener.open(`${id}/Events`, { as: reader });
    await listener.next();
    await ask(`/api/Widgets/${id}`, patch({ WidgetGroupId: closed }));
    expect([await listener.next(), await listener.next()]).toEqual([['gone', { Id: id }], undefined]);
  });

  it('ends when its only widget is restored out of sight, and cannot be resumed', async () => {
    const group = (await made('WidgetGroups', { Name: 'Closed later', SpotGroupId: spotGroup })).Id;
    const id = await inGroup(group);
    const listener = await Listener.open(`${id}/Events`, { as: reader });
    await listener.next();
    await ask(`/api/Widgets/${id}`, { method: 'DELETE' });
    expect(await listener.next()).toEqual(['gone', { Id: id }]);
    await ask(`/api/WidgetGroups/${group}`, patch({ SpotGroupId: null }));
    await ask(`/api/Widgets/${id}/Restore`, { method: 'POST' });
    expect(await listener.next()).toBeUndefined();
    const again = { as: reader, headers: { 'last-event-id': listener.lastEventId } };
    expect(await outcome(`Widgets/${id}/Events`, again)).toEqual([403, 'not-allowed']);
  });

  it('reports a widget as gone when its widget group gets another spot group', async () => {
    const group = (await made('WidgetGroups', { Name: 'Given away', SpotGroupId: spotGroup })).Id;
    const id = await inGroup(group);
    const listener = await Listener.open(`${id}/Events`, { as: reader });
    await listener.next();
    await ask(`/api/WidgetGroups/${group}`, patch({ SpotGroupId: null }));
    expect(await listener.next()).toEqual(['gone', { Id: id }]);
  });

  it('reports a widget as gone at once when the user may no longer read its spot group', async () => {
    const id = await inGroup(seen);
    const someone = await userWith({ permissions: [{ SpotGroupId: spotGroup, Level: 'read' }] });
    const listener = await Listener.open(`Events?ids=${id},${template}`, { as: someone.key });
    await Promise.all([listener.next(), listener.next()]);
    await ask(`/api/Users/${someone.id}/Permissions`, { method: 'PUT', json: { Permissions: [] } });
    expect(await listener.next()).toEqual(['gone', { Id: id }]);
    await save(template, 7);
    expect(await listener.next()).toMatchObject(['saved', { Id: template }]);
    await listener.cut();
  });
});
