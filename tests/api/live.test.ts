import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { runs } from '../laws.js';
import { engines } from '../store/engines.js';
import { adminSession, ask, sample, serverOfAll, upload, userWith } from './harness.js';
import { Listener, save } from './live.js';
import { made, outcome, serveOn } from './things.js';

const BY_KEY = 'ADMIN_API_KEY';

describe.each(engines)('the live stream of saved Values on $name', (engine) => {
  serverOfAll(() => serveOn(engine));
  let counted = 0;
  const widget = async () => upload(await sample({ identifier: `live.${engine.name}.${++counted}` }));
  const writer = () => userWith({ permissions: [{ SpotGroupId: 1, Level: 'write' }] });

  beforeAll(async () => {
    await made('SpotGroups', { Name: 'Group' });
  }, 60_000);

  describe('opened', () => {
    it('is an event stream that no proxy stores or buffers', async () => {
      const response = await ask(`/api/Widgets/${await widget()}/Events`);
      await response.body?.cancel();
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/event-stream',
        'cache-control': expect.stringContaining('no-cache') as string,
        'x-accel-buffering': 'no'
      });
    });

    it('tells the current version and nothing older, then each save with who saved', async () => {
      const id = await widget();
      await save(id, 4);
      const listener = await Listener.open(`${id}/Events`);
      expect(await listener.next()).toEqual(['now', { Id: id, Version: 2, By: BY_KEY }]);
      const { key } = await userWith({ name: `Anna ${id}`, permissions: [{ SpotGroupId: 1, Level: 'write' }] });
      await save(id, 5, { as: key });
      expect(await listener.next()).toEqual(['saved', { Id: id, Version: 3, By: `Anna ${id}` }]);
      await listener.cut();
    });

    it('answers HEAD with the headers alone', async () => {
      const response = await ask(`/api/Widgets/${await widget()}/Events`, { method: 'HEAD' });
      expect([response.status, response.body]).toEqual([200, null]);
      for (const path of ['999999/Events', 'Events?ids=999999']) {
        expect((await ask(`/api/Widgets/${path}`, { method: 'HEAD' })).status).toBe(404);
      }
    });

    it.each([
      ['Events', 400, 'query-invalid'],
      ['Events?ids=', 400, 'query-invalid'],
      ['Events?ids=1,x', 400, 'query-invalid'],
      ['Events?ids=0', 400, 'query-invalid'],
      [`Events?ids=${Array.from({ length: 201 }, (_, at) => at + 1).join()}`, 400, 'query-invalid'],
      ['Events?ids=999999', 404, 'widget-not-found'],
      ['999999/Events', 404, 'widget-not-found'],
      ['x/Events', 404, 'not-found']
    ])('at %s is refused', async (path, status, code) => {
      expect(await outcome(`Widgets/${path}`)).toEqual([status, code]);
    });

    it('is refused to anyone who is not signed in', async () => {
      expect(await outcome(`Widgets/${await widget()}/Events`, { as: null })).toEqual([401, 'not-signed-in']);
    });
  });

  describe('of several widgets', () => {
    it('tells of each one, and that those which do not exist are gone', async () => {
      const [one, two] = [await widget(), await widget()];
      const listener = await Listener.open(`Events?ids=${one},${two},999999`);
      const first = [await listener.next(), await listener.next(), await listener.next()];
      expect(first).toEqual([
        ['now', { Id: one, Version: 1, By: BY_KEY }],
        ['now', { Id: two, Version: 1, By: BY_KEY }],
        ['gone', { Id: 999999 }]
      ]);
      await save(two, 4);
      expect(await listener.next()).toEqual(['saved', { Id: two, Version: 2, By: BY_KEY }]);
      await listener.cut();
    });

    it('tells when one is restored, with its current version', async () => {
      const [kept, deleted] = [await widget(), await widget()];
      const listener = await Listener.open(`Events?ids=${kept},${deleted}`);
      await listener.next();
      await listener.next();
      await ask(`/api/Widgets/${deleted}`, { method: 'DELETE' });
      expect(await listener.next()).toEqual(['gone', { Id: deleted }]);
      expect((await ask(`/api/Widgets/${deleted}/Restore`, { method: 'POST' })).status).toBe(200);
      expect(await listener.next()).toEqual(['now', { Id: deleted, Version: 1, By: BY_KEY }]);
      await save(deleted, 4);
      expect(await listener.next()).toEqual(['saved', { Id: deleted, Version: 2, By: BY_KEY }]);
      await listener.cut();
    });

    it('tells nothing of other widgets', async () => {
      const [watched, other] = [await widget(), await widget()];
      const listener = await Listener.open(`Events?ids=${watched}`);
      await listener.next();
      await save(other, 4);
      await save(watched, 4);
      expect(await listener.next()).toEqual(['saved', { Id: watched, Version: 2, By: BY_KEY }]);
      await listener.cut();
    });
  });

  describe('about a widget that', () => {
    const restored = (id: number) => ask(`/api/Widgets/${id}/Restore`, { method: 'POST' });

    it('is deleted tells that it is gone, and when it is restored', async () => {
      const id = await widget();
      const listener = await Listener.open(`${id}/Events`);
      await listener.next();
      await ask(`/api/Widgets/${id}`, { method: 'DELETE' });
      expect(await listener.next()).toEqual(['gone', { Id: id }]);
      await restored(id);
      expect(await listener.next()).toEqual(['now', { Id: id, Version: 1, By: BY_KEY }]);
      await listener.cut();
    });

    it('was deleted in the meantime tells a resuming reader so once, and when it is restored', async () => {
      const id = await widget();
      await ask(`/api/Widgets/${id}`, { method: 'DELETE' });
      const resumed = await Listener.open(`${id}/Events`, { headers: { 'last-event-id': `${id}:1` } });
      expect(await resumed.next()).toEqual(['gone', { Id: id }]);
      await resumed.cut();
      const again = await Listener.open(`${id}/Events`, { headers: { 'last-event-id': resumed.lastEventId } });
      await restored(id);
      expect(await again.next()).toEqual(['now', { Id: id, Version: 1, By: BY_KEY }]);
      await again.cut();
    });

    it('is renamed tells the new name and no new version', async () => {
      const id = await widget();
      const listener = await Listener.open(`${id}/Events`);
      await listener.next();
      const { key } = await writer();
      await ask(`/api/Widgets/${id}`, { method: 'PATCH', json: { Name: 'New' }, as: key });
      expect(await listener.next()).toEqual(['named', { Id: id, Name: 'New' }]);
      await save(id, 4);
      expect(await listener.next()).toEqual(['saved', { Id: id, Version: 2, By: BY_KEY }]);
      await listener.cut();
    });

    it('refuses a save as outdated tells nothing of it', async () => {
      const id = await widget();
      const listener = await Listener.open(`${id}/Events`);
      await listener.next();
      const lost = { method: 'PUT', json: { Values: { Count: 5 } }, headers: { 'if-match': '"7"' } };
      expect((await ask(`/api/Widgets/${id}/Values`, lost)).status).toBe(412);
      await save(id, 4);
      expect(await listener.next()).toMatchObject(['saved', { Version: 2 }]);
      await listener.cut();
    });
  });

  describe('resumed with Last-Event-ID', () => {
    it('tells at once what was saved in the meantime, the newest only', async () => {
      const id = await widget();
      const listener = await Listener.open(`${id}/Events`);
      await listener.next();
      await listener.cut();
      await save(id, 4);
      await save(id, 5);
      const resumed = await Listener.open(`${id}/Events`, { headers: { 'last-event-id': listener.lastEventId } });
      expect(await resumed.next()).toEqual(['saved', { Id: id, Version: 3, By: BY_KEY }]);
      await resumed.cut();
    });

    it.each([
      ['that is none of ours', () => 'seventeen'],
      ['about other widgets', () => '999998:4'],
      ['that would fill the memory', () => `1:${'1,1:1'.repeat(20_000)}`],
      ['of a version that the store does not have yet', (id: number) => `${id}:77`],
      ['that says it is gone, and it is there', (id: number) => `${id}:0`]
    ])('%s begins anew', async (_what, of) => {
      const id = await widget();
      const listener = await Listener.open(`${id}/Events`, { headers: { 'last-event-id': of(id) } });
      expect(await listener.next()).toEqual(['now', { Id: id, Version: 1, By: BY_KEY }]);
      await listener.cut();
    });

    it(
      'tells each version at most once and the newest in the end, whatever is saved, cut and resumed',
      { timeout: runs(120_000) },
      async () => {
        const ids = [await widget(), await widget()];
        const step = fc.oneof(
          fc.record({ kind: fc.constant('save' as const), at: fc.nat(1), count: fc.nat(10) }),
          fc.record({ kind: fc.constantFrom('cut' as const, 'resume' as const, 'read' as const) })
        );
        const law = fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
          const path = `Events?ids=${ids.join()}`;
          const seen: string[] = [];
          let known = '';
          let listener: Listener | undefined;
          const resume = async () => (listener ??= await Listener.open(path, { headers: { 'last-event-id': known } }));
          const read = async () => {
            if (!listener) throw new Error('Nobody listens.');
            const next = await listener.next();
            known = listener.lastEventId || known;
            const { Id, Version } = (next?.[1] ?? {}) as { Id?: number; Version?: number };
            seen.push(`${Id}:${Version}`);
          };
          const versions = new Map<number, number>();
          await resume();
          await read();
          await read();
          for (const each of steps) {
            if (each.kind === 'save') versions.set(ids[each.at]!, await save(ids[each.at]!, each.count));
            else if (each.kind === 'resume') await resume();
            else if (each.kind === 'cut') {
              await listener?.cut();
              listener = undefined;
            }
            // Only if something is sure to arrive.
            else if (listener && [...versions].some(([id, version]) => !seen.includes(`${id}:${version}`)))
              await read();
          }
          await resume();
          for (const id of ids) versions.set(id, await save(id, 7));
          while ([...versions].some(([id, version]) => !seen.includes(`${id}:${version}`))) await read();
          await listener?.cut();
          expect(new Set(seen).size).toBe(seen.length);
          for (const id of ids) {
            const own = seen.filter((each) => each.startsWith(`${id}:`)).map((each) => Number(each.split(':')[1]));
            expect(own).toEqual(own.toSorted((a, b) => a - b));
          }
        });
        await fc.assert(law, { numRuns: runs(15), seed: 20_261_121 });
      }
    );
  });

  describe('ends at once', () => {
    const opened = async (as: string) => {
      const listener = await Listener.open(`${await widget()}/Events`, { as });
      await listener.next();
      return listener;
    };

    it('when its user is locked, and is refused afterwards', async () => {
      const { id, key } = await writer();
      const listener = await opened(key);
      await ask(`/api/Users/${id}`, { method: 'PATCH', json: { Locked: true } });
      expect(await listener.next()).toBeUndefined();
      expect(await outcome('Widgets/Events?ids=1', { as: key })).toEqual([401, 'not-signed-in']);
    });

    it('when its user is deleted', async () => {
      const { id, key } = await writer();
      const listener = await opened(key);
      await ask(`/api/Users/${id}`, { method: 'DELETE' });
      expect(await listener.next()).toBeUndefined();
    });

    it('when its key is revoked, and not when another one is', async () => {
      const { id, key } = await writer();
      const another = await ask(`/api/Users/${id}/Keys`, { method: 'POST', as: await adminSession(), json: {} });
      const [first, second] = [await opened(key), await opened(((await another.json()) as { Key: string }).Key)];
      const listed = (await (await ask(`/api/Users/${id}/Keys`)).json()) as { Id: string }[];
      await ask(`/api/Users/${id}/Keys/${listed[0]!.Id}`, { method: 'DELETE' });
      expect(await first.next()).toBeUndefined();
      await ask(`/api/Users/${id}/Keys/${listed[1]!.Id}`, { method: 'DELETE' });
      expect(await second.next()).toBeUndefined();
    });

    it('when its session ends', async () => {
      const password = 'a password for tests';
      const { id } = await userWith({ name: `Session ${engine.name}`, password });
      const sent = { method: 'POST', json: { Name: `Session ${engine.name}`, Password: password }, as: null };
      const [cookie = ''] = (await ask('/sign-in', sent)).headers.getSetCookie().map((each) => each.split(';')[0]);
      const listener = await Listener.open(`${await widget()}/Events`, { as: null, headers: { cookie } });
      await listener.next();
      await ask(`/api/Users/${id}/Sessions`, { method: 'DELETE' });
      expect(await listener.next()).toBeUndefined();
    });

    it('but continues for a user who keeps the permission, while another user is locked', async () => {
      const { key } = await writer();
      const id = await widget();
      const listener = await Listener.open(`${id}/Events`, { as: key });
      await listener.next();
      await ask(`/api/Users/${(await writer()).id}`, { method: 'PATCH', json: { Locked: true } });
      await save(id, 4);
      expect(await listener.next()).toMatchObject(['saved', { Version: 2 }]);
      await listener.cut();
    });
  });

  it('does not count as use: it leaves the last-seen time of its user unchanged', async () => {
    const { id, key } = await writer();
    const listener = await Listener.open(`${await widget()}/Events`, { as: key });
    const seen = async () => ((await (await ask(`/api/Users/${id}`)).json()) as { LastSeenAt: string }).LastSeenAt;
    const before = await seen();
    vi.setSystemTime(Date.now() + 60_000);
    // Every stream identifies its reader again.
    await ask(`/api/Users/${(await writer()).id}`, { method: 'PATCH', json: { Locked: true } });
    expect(await seen()).toBe(before);
    vi.useRealTimers();
    await listener.cut();
  });
});

describe('the streams of one instance', () => {
  it('are limited for each user, and a closed one makes room', async () => {
    await using server = await serveOn(engines[0]!);
    const id = await upload(await sample());
    const path = `Widgets/${id}/Events`;
    const open = await Promise.all(Array.from({ length: 100 }, () => Listener.open(`${id}/Events`)));
    expect(await outcome(path)).toEqual([429, 'too-many-streams']);
    const { key } = await userWith();
    const another = await Listener.open(`${id}/Events`, { as: key });
    await open[0]?.cut();
    const next = await Listener.open(`${id}/Events`);
    for (const each of [...open, another, next]) await each.cut();
    expect(server.app.store.engine.name).toBe('sqlite');
  });

  it('end when the server stops, and none is opened afterwards', async () => {
    await using server = await serveOn(engines[0]!);
    const id = await upload(await sample());
    const listener = await Listener.open(`${id}/Events`);
    await listener.next();
    server.app.live.close();
    expect(await listener.next()).toBeUndefined();
    expect(await outcome(`Widgets/${id}/Events`)).toEqual([503, 'stopping']);
  });
});
