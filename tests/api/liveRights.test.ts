import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../store/engines.js';
import { ask, sample, upload, userWith, type Server } from './harness.js';
import { Listener, save } from './live.js';
import { made, outcome, serveOn } from './things.js';
import { patch, somebody, variant } from './widgetGroups.js';

describe.each(engines)('a live stream tells only of widgets that may be seen on $name', (engine) => {
  let server: Server;
  let template: number;
  let spotGroup: number;
  let seen: number;
  let closed: number;
  let reader: string;

  const inGroup = async (WidgetGroupId: number) => (await variant(template, { WidgetGroupId })).Id;

  beforeAll(async () => {
    server = await serveOn(engine);
    template = await upload(await sample());
    spotGroup = (await made('SpotGroups', { Name: 'Own' })).Id;
    seen = (await made('WidgetGroups', { Name: 'Seen', SpotGroupId: spotGroup })).Id;
    closed = (await made('WidgetGroups', { Name: 'Closed' })).Id;
    reader = await somebody({ [spotGroup]: 'read' });
  }, 60_000);
  afterAll(() => server[Symbol.asyncDispose]());

  it('one that may not be seen is refused by its Id', async () => {
    expect(await outcome(`Widgets/${await inGroup(closed)}/Events`, { as: reader })).toEqual([403, 'not-allowed']);
  });

  it('among several it looks as if it were not there, and its saves are not told', async () => {
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

  it('one that is moved out of sight is gone, and the stream of it alone ends', async () => {
    const id = await inGroup(seen);
    const listener = await Listener.open(`${id}/Events`, { as: reader });
    await listener.next();
    await ask(`/api/Widgets/${id}`, patch({ WidgetGroupId: closed }));
    expect([await listener.next(), await listener.next()]).toEqual([['gone', { Id: id }], undefined]);
  });

  it('one that is restored out of sight ends the stream of it alone, and is refused to who resumes', async () => {
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

  it('one whose widget group gets another spot group is gone', async () => {
    const group = (await made('WidgetGroups', { Name: 'Given away', SpotGroupId: spotGroup })).Id;
    const id = await inGroup(group);
    const listener = await Listener.open(`${id}/Events`, { as: reader });
    await listener.next();
    await ask(`/api/WidgetGroups/${group}`, patch({ SpotGroupId: null }));
    expect(await listener.next()).toEqual(['gone', { Id: id }]);
  });

  it('one whose spot group the reader may no longer read is gone at once', async () => {
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
