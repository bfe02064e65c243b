import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProblemBody } from '../../src/lib/api.js';
import { receiveUpdate } from '../../src/lib/server/updates/upload.js';
import { Updates, type Confirmation, type Update } from '../../src/lib/server/updates/updates.js';
import { ask, ORIGIN, serverOfAll, userWith } from './harness.js';
import { enginesInFull } from '../store/engines.js';
import { actorOf, addPlayer, serveOn } from './players.js';
import { OCTETS, post, publish } from './updates.js';

describe.each(enginesInFull)('on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));

  beforeAll(async () => {
    await addPlayer(server.app.store, 1, '/1/');
    await addPlayer(server.app.store, 2, '/2/');
  });
  beforeEach(async () => {
    await server.app.store.write((writing) => writing.deleteFrom('updates').execute());
  });

  const problem = async (response: Response) => (await response.json()) as ProblemBody;

  async function listed(query: string): Promise<string[]> {
    const response = await ask(`/api/v1.18/Updates?${query}`);
    expect(response.status).toBe(200);
    return ((await response.json()) as Update[]).map((update) => update.Version);
  }

  const confirm = (id: number, json: unknown) => ask(`/api/Updates/${id}/Confirmations`, { method: 'POST', json });
  /** Every content, and if contents are files, every other file beside them. */
  async function stored(): Promise<string[]> {
    const folder = join(server.folder, 'files');
    const found = existsSync(folder) ? readdirSync(folder) : [];
    for await (const { sha256 } of server.app.store.files.list()) found.push(sha256);
    return found.sort();
  }
  const rows = () => server.app.store.db.selectFrom('updates').selectAll().execute();

  describe('POST /api/Updates', () => {
    it('accepts a file and then its fields as multipart/form-data', async () => {
      const bytes = randomBytes(300_000);
      const form = new FormData();
      form.append('file', new File([bytes], 'player setup.bin'));
      form.append('Version', '2.0');
      form.append('MinVersion', '1.5');
      const response = await ask('/api/Updates', { method: 'POST', body: form });
      expect(response.status).toBe(201);
      const update = (await response.json()) as Update;
      expect(response.headers.get('location')).toBe(`/api/Updates/${update.Id}`);
      expect(update).toMatchObject({
        Version: '2.0',
        MinVersion: '1.5',
        FileName: 'player setup.bin',
        Size: 300_000,
        Sha256: createHash('sha256').update(bytes).digest('hex'),
        Url: `Updates/${update.Id}/File`
      });
    });

    it('accepts the file alone as application/octet-stream, with parameters', async () => {
      const update = await publish('1.0', { text: 'hello' });
      expect(update).toMatchObject({ Version: '1.0', MinVersion: null, FileName: 'player.bin', Size: 5 });
    });

    it(
      'does not hold the file in memory, but reads at most half of it ahead of what is written',
      { timeout: 60_000 },
      async () => {
        const chunk = randomBytes(1024 * 1024);
        let given = 0;
        let mostAhead = 0;
        let written = 0;
        const updates = {
          limit: 100 * 1024 * 1024,
          keep: (stream: ReadableStream<Uint8Array>) => {
            const counting = new TransformStream<Uint8Array, Uint8Array>({
              transform(piece, controller) {
                written += piece.length;
                mostAhead = Math.max(mostAhead, given - written);
                controller.enqueue(piece);
              }
            });
            return server.app.updates.keep(stream.pipeThrough(counting));
          }
        };
        const body = new ReadableStream<Uint8Array>({
          pull(controller) {
            if (given === 32 * chunk.length) return controller.close();
            given += chunk.length;
            controller.enqueue(chunk);
          }
        });
        const request = new Request(ORIGIN, { method: 'POST', headers: OCTETS, body, duplex: 'half' } as RequestInit);
        const { content } = await receiveUpdate(request, { Version: '1', FileName: 'big' }, updates);
        expect(content.size).toBe(32 * chunk.length);
        expect(mostAhead).toBeLessThan(16 * chunk.length);
      }
    );

    it.each(['application/octet-stream', 'multipart/form-data; boundary=b'])(
      'of a file that breaks off in the middle (%s) is refused and stores nothing',
      async (type) => {
        const before = await stored();
        const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\n';
        let pulls = 0;
        const body = new ReadableStream<Uint8Array>({
          pull(controller) {
            if (++pulls === 5) return controller.error(new Error('connection lost'));
            controller.enqueue(Buffer.concat([pulls === 1 ? Buffer.from(head) : Buffer.of(), randomBytes(100_000)]));
          }
        });
        const headers = { 'content-type': type };
        const response = await ask('/api/Updates?Version=3&FileName=x', { method: 'POST', headers, body });
        expect([response.status, (await problem(response)).code]).toEqual([400, 'upload-broken-off']);
        expect(await stored()).toEqual(before);
        expect(await rows()).toEqual([]);
      }
    );

    it('refuses a body that is shorter than its Content-Length', async () => {
      const before = await stored();
      const headers = { ...OCTETS, 'content-length': '100' };
      const response = await ask('/api/Updates?Version=3&FileName=x', { method: 'POST', headers, body: 'short' });
      expect([response.status, (await problem(response)).code]).toEqual([400, 'upload-broken-off']);
      expect(await stored()).toEqual(before);
    });

    it('refuses a file above the limit with 413, and keeps nothing of it', async () => {
      const { store, now, storage } = server.app;
      const updates = new Updates(store, now, { limit: 1024 * 1024, storage });
      const before = await stored();
      const piece = randomBytes(100_000);
      let pieces = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          pieces++;
          controller.enqueue(piece);
        }
      });
      const request = new Request(ORIGIN, { method: 'POST', headers: OCTETS, body, duplex: 'half' } as RequestInit);
      const received = receiveUpdate(request, { Version: '1', FileName: 'x' }, updates);
      await expect(received).rejects.toMatchObject({ status: 413 });
      expect(await stored()).toEqual(before);
      expect(pieces).toBeLessThan(20);
    });

    it.each([
      ['no Version', 'FileName=x', 'bytes', '/Version'],
      ['no FileName', 'Version=1', 'bytes', '/FileName'],
      ['a Version that is none', 'Version=1.x&FileName=x', 'bytes', '/Version'],
      ['a MinVersion that is none', 'Version=1&FileName=x&MinVersion=1.', 'bytes', '/MinVersion'],
      ['a control character in FileName', 'Version=1&FileName=a%00b', 'bytes', '/FileName']
    ])('with %s is answered with 400', async (_what, query, body, pointer) => {
      const response = await post(query, body);
      expect(response.status).toBe(400);
      expect((await problem(response)).errors?.map((place) => place.pointer)).toContain(pointer);
      expect(await rows()).toEqual([]);
    });

    it('with an empty file, no file, two files or a damaged body is answered with 400', async () => {
      expect((await post('Version=1&FileName=x', '')).status).toBe(400);
      const none = new FormData();
      none.append('Version', '1');
      const two = new FormData();
      for (const name of ['a', 'b']) two.append(name, new File(['x'], name));
      two.append('Version', '1');
      for (const body of [none, two]) expect((await ask('/api/Updates', { method: 'POST', body })).status).toBe(400);
      const headers = { 'content-type': 'multipart/form-data' };
      expect((await ask('/api/Updates', { method: 'POST', headers, body: 'x' })).status).toBe(400);
      expect(await rows()).toEqual([]);
    });

    it('with another content type is answered with 415', async () => {
      const headers = { 'content-type': 'text/plain' };
      expect((await ask('/api/Updates?Version=1&FileName=x', { method: 'POST', headers, body: 'x' })).status).toBe(415);
    });

    it('can be sent again: the same file gives the existing update, another one is a conflict', async () => {
      const { Id } = await publish('1.2');
      const again = await post('Version=1.2.0&FileName=player.bin', 'bytes of 1.2');
      expect([again.status, ((await again.json()) as Update).Id]).toEqual([200, Id]);
      const other = await post('Version=1.2&FileName=player.bin', 'other bytes');
      expect([other.status, (await problem(other)).code]).toEqual([409, 'update-taken']);
      expect(await rows()).toHaveLength(1);
    });
  });

  describe('GET /api/v1.X/Updates', () => {
    it('lists what is newer than the player’s version, in the order of versions, numbers compared as numbers', async () => {
      for (const version of ['1.10', '1.9', '2.0', '1.2']) await publish(version);
      expect(await listed('version=1.9')).toEqual(['1.10', '2.0']);
      expect(await listed('version=1.2.0')).toEqual(['1.9', '1.10', '2.0']);
      expect(await listed('version=2')).toEqual([]);
      expect(await listed('Version=1.2')).toHaveLength(3);
    });

    it('leaves out an update that needs a newer version than the player reaches', async () => {
      await publish('2.0', { min: '1.5' });
      expect(await listed('version=1.0')).toEqual([]);
      await publish('1.5');
      expect(await listed('version=1.0')).toEqual(['1.5', '2.0']);
    });

    it('leaves out what the player has confirmed as installed, but lists it for other players', async () => {
      const { Id } = await publish('1.5');
      const said = { PlayerId: 1, Version: '1.5', State: 'installed' };
      for (let round = 0; round < 2; round++) expect((await confirm(Id, said)).status).toBe(204);
      expect(await listed('version=1.0&playerId=1')).toEqual([]);
      expect(await listed('version=1.0&playerId=2')).toEqual(['1.5']);
      expect(await listed('version=1.0')).toEqual(['1.5']);
    });

    it('still lists an update that failed', async () => {
      const { Id } = await publish('1.5');
      await confirm(Id, { PlayerId: 1, Version: '1.0', State: 'failed', Message: 'no space' });
      expect(await listed('version=1.0&playerId=1')).toEqual(['1.5']);
    });

    it('without version lists all, in pages', async () => {
      for (const version of ['1.10', '1.9', '1.11', '1.1']) await publish(version);
      const versions: string[] = [];
      let next: string | undefined = '/api/Updates?limit=3';
      while (next) {
        const response: Response = await ask(next);
        versions.push(...((await response.json()) as Update[]).map((update) => update.Version));
        next = /<(.+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
      }
      expect(versions).toEqual(['1.1', '1.9', '1.10', '1.11']);
    });

    it.each([
      'version=',
      'version=1.x',
      'playerId=1',
      'version=1&playerId=0',
      'version=1&version=2',
      'cursor=x&version=1'
    ])('with %s is answered with 400', async (query) => {
      expect((await ask(`/api/Updates?${query}`)).status).toBe(400);
    });

    it('for an unknown player is answered with 404', async () => {
      expect((await ask('/api/Updates?version=1&playerId=99')).status).toBe(404);
    });
  });

  describe('POST /api/Updates/{id}/Confirmations', () => {
    it('keeps the last confirmation of each player', async () => {
      const { Id } = await publish('1.5');
      await confirm(Id, { PlayerId: 2, Version: '1.0', State: 'failed', Message: 'no space' });
      await confirm(Id, { PlayerId: 1, Version: '1.0', State: 'failed' });
      await confirm(Id, { PlayerId: 1, Version: '1.5', State: 'installed' });
      const said = (await (await ask(`/api/Updates/${Id}/Confirmations`)).json()) as Confirmation[];
      expect(said).toMatchObject([
        { PlayerId: 1, Version: '1.5', State: 'installed', Message: null },
        { PlayerId: 2, Version: '1.0', State: 'failed', Message: 'no space' }
      ]);
    });

    it.each([
      ['no PlayerId', { Version: '1', State: 'installed' }, 400],
      ['no Version', { PlayerId: 1, State: 'installed' }, 400],
      ['another State', { PlayerId: 1, Version: '1', State: 'done' }, 400],
      ['a Message that is no text', { PlayerId: 1, Version: '1', State: 'failed', Message: 5 }, 400],
      ['an unknown player', { PlayerId: 99, Version: '1', State: 'installed' }, 404]
    ])('with %s changes nothing', async (_what, body, status) => {
      const { Id } = await publish('1.5');
      expect((await confirm(Id, body)).status).toBe(status);
      expect(await (await ask(`/api/Updates/${Id}/Confirmations`)).json()).toEqual([]);
    });

    it('of an unknown update is answered with 404', async () => {
      expect((await confirm(99_999, { PlayerId: 1, Version: '1', State: 'installed' })).status).toBe(404);
      expect((await ask('/api/Updates/99999/Confirmations')).status).toBe(404);
    });
  });

  describe('DELETE /api/Updates/{id}', () => {
    it('withdraws an update: it is no longer listed, and its file is gone', async () => {
      const { Id } = await publish('1.5');
      await confirm(Id, { PlayerId: 1, Version: '1.0', State: 'failed' });
      const withdraw = () => ask(`/api/Updates/${Id}`, { method: 'DELETE' });
      expect((await withdraw()).status).toBe(204);
      expect((await withdraw()).status).toBe(404);
      expect(await listed('version=1.0')).toEqual([]);
      expect((await ask(`/api/Updates/${Id}/File`)).status).toBe(404);
    });
  });

  describe('updates and rights', () => {
    const refused = { code: 'not-allowed' };

    it('a location user sees what players of their own location get, but cannot confirm for them', async () => {
      const { updates, store } = server.app;
      const { Id } = await publish('1.5');
      const location = actorOf('location');
      const said = { Version: '1.5', State: 'installed', Message: null } as const;
      await expect(updates.due(location, '1.0', 2)).rejects.toMatchObject(refused);
      await expect(updates.confirm(location, Id, { ...said, PlayerId: 2 })).rejects.toMatchObject(refused);
      expect(await store.db.selectFrom('update_confirmations').selectAll().execute()).toEqual([]);
      expect(await updates.due(location, '1.0', 1)).toHaveLength(1);
      await expect(updates.confirm(location, Id, { ...said, PlayerId: 1 })).rejects.toMatchObject(refused);
      expect(await updates.due(location, '1.0', 1)).toHaveLength(1);
    });

    it('a player gets and confirms updates for itself, and for no other player', async () => {
      const { updates } = server.app;
      const { Id } = await publish('1.5');
      const player = actorOf('player');
      const said = { Version: '1.5', State: 'installed', Message: null } as const;
      for (const other of [2, 999]) {
        await expect(updates.due(player, '1.0', other)).rejects.toMatchObject(refused);
        await expect(updates.confirm(player, Id, { ...said, PlayerId: other })).rejects.toMatchObject(refused);
      }
      expect(await updates.due(player, '1.0', 1)).toHaveLength(1);
      await updates.confirm(player, Id, { ...said, PlayerId: 1 });
      expect(await updates.due(player, '1.0', 1)).toEqual([]);
      expect(await updates.due(actorOf('administrator'), '1.0', 2)).toHaveLength(1);
    });

    it('the HTTP operations give a player updates, and answer 403 to a user and for what administrators do', async () => {
      const { Id } = await publish('1.5');
      const { key } = await userWith({ role: 'player', playerId: 1 });
      const user = await userWith();
      const status = async (method: string, path: string, as: string | null) =>
        (await ask(`/api/Updates${path}`, { method, as, ...(method === 'POST' && { headers: OCTETS, body: 'x' }) }))
          .status;
      const [list, all, file] = ['?version=1.0', '', `/${Id}/File`];
      expect([await status('GET', list, key), await status('GET', file, key)]).toEqual([200, 200]);
      expect([await status('GET', all, key), await status('GET', `/${Id}/Confirmations`, key)]).toEqual([403, 403]);
      expect([await status('GET', list, user.key), await status('GET', file, user.key)]).toEqual([403, 403]);
      expect(await status('POST', '?Version=9&FileName=x', key)).toBe(403);
      expect(await status('DELETE', `/${Id}`, key)).toBe(403);
      expect([await status('GET', list, null), await status('GET', file, null)]).toEqual([401, 401]);
      expect(await rows()).toHaveLength(1);
    });

    it.each(['user', 'location', 'player'] as const)(
      'a %s cannot publish, withdraw or list all of them',
      async (role) => {
        const { updates } = server.app;
        const { Id, Sha256, Size } = await publish('1.5');
        const update = { version: '9', minVersion: undefined, fileName: 'x' };
        const actor = actorOf(role);
        await expect(updates.publish(actor, update, { sha256: Sha256, size: Size })).rejects.toMatchObject(refused);
        await expect(updates.withdraw(actor, Id)).rejects.toMatchObject(refused);
        await expect(updates.all(actor)).rejects.toMatchObject(refused);
        await expect(updates.confirmations(actor, Id, 0, 10)).rejects.toMatchObject(refused);
        expect(await rows()).toHaveLength(1);
      }
    );
  });
});
