import { setImmediate as turn } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ProblemBody } from '../../src/lib/api.js';
import { Messages } from '../../src/lib/server/messages/messages.js';
import { ADMIN_KEY, ask, serverOfAll, userWith } from './harness.js';
import { enginesInFull } from '../store/engines.js';
import { actorOf, addPlayer, serveOn } from './players.js';

describe.each(enginesInFull)('on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));

  /** Player 1 is at location 1, player 2 elsewhere, player 3 has no location. */
  beforeAll(async () => {
    await addPlayer(server.app.store, 1, '/1/5/');
    await addPlayer(server.app.store, 2, '/2/');
    await addPlayer(server.app.store, 3);
  });

  const send = (player: number | string, json: unknown) =>
    ask(`/api/Players/${player}/Messages`, { method: 'POST', json });
  const fast = (player: number | string, message: number | string, headers = {}) =>
    ask(`/api/v1.18/Fast/player/${player}/${message}`, { headers });
  const problem = async (response: Response) => (await response.json()) as ProblemBody;

  async function sent(player: number, body: object): Promise<number> {
    const response = await send(player, body);
    expect(response.status).toBe(201);
    return ((await response.json()) as { Id: number }).Id;
  }

  describe('a message to a player', () => {
    it('is answered with 201, its Id and the address where the player fetches it', async () => {
      const response = await send(1, { Content: { Type: 'Reload' } });
      expect(response.status).toBe(201);
      const { Id } = (await response.json()) as { Id: number };
      expect(response.headers.get('location')).toBe(`/api/v1.18/Fast/player/1/${Id}`);
      const answer = (await (await ask(response.headers.get('location') ?? '')).json()) as Record<string, unknown>;
      expect(answer).toMatchObject({ Id, PlayerId: 1, Content: { Type: 'Reload' } });
      expect(Date.parse(String(answer.ValidUntil)) - Date.parse(String(answer.CreatedAt))).toBe(30 * 86_400_000);
    });

    it.each([
      ['text', 'Grüße 🦆'],
      ['null', null],
      ['a number', 12.5],
      ['keys such as __proto__', JSON.parse('{"__proto__":{"a":1},"constructor":2}') as unknown],
      ['the NUL character', { a: '\u0000' }],
      ['half a surrogate pair', '\ud800']
    ])('may hold any JSON value: %s', async (_what, Content) => {
      const id = await sent(1, { Content });
      const text = await (await fast(1, id)).text();
      expect(JSON.stringify((JSON.parse(text) as { Content: unknown }).Content)).toBe(JSON.stringify(Content));
    });

    it('may have 256 kB of content', async () => {
      const Content = 'x'.repeat(256 * 1024 - 2);
      const id = await sent(1, { Content });
      expect(((await (await fast(1, id)).json()) as { Content: string }).Content).toBe(Content);
    });

    it.each([
      ['no Content', {}, '/Content'],
      ['more than 256 kB', { Content: 'ä'.repeat(128 * 1024) }, '/Content'],
      ['an end that is no date', { Content: 1, ValidUntil: 'tomorrow' }, '/ValidUntil'],
      ['an end on a day that is none', { Content: 1, ValidUntil: '2999-02-30T00:00:00Z' }, '/ValidUntil'],
      ['an end in the past', { Content: 1, ValidUntil: '2020-01-01T00:00:00Z' }, '/ValidUntil'],
      ['an end that is a number', { Content: 1, ValidUntil: 5 }, '/ValidUntil']
    ])('with %s is answered with 400', async (_what, body, pointer) => {
      const response = await send(1, body);
      expect(response.status).toBe(400);
      expect((await problem(response)).errors?.map((place) => place.pointer)).toContain(pointer);
    });

    it('nested 100,000 deep is refused with 400', async () => {
      const body = `{"Content":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
      const headers = { 'content-type': 'application/json' };
      expect((await ask('/api/Players/1/Messages', { method: 'POST', body, headers })).status).toBe(400);
    });

    it.each(['99', '0', '-1', 'abc', '1e3', '99999999999999999999'])(
      'to an unknown player (%s) is answered with 404',
      async (player) => {
        expect((await send(player, { Content: 1 })).status).toBe(404);
      }
    );
  });

  describe('GET {base_url}/v1.18/Fast/player/{playerId}/{messageId}', () => {
    it('answers for every version of the API, and without one', async () => {
      const id = await sent(1, { Content: 'here' });
      const paths = ['', ...Array.from({ length: 19 }, (_, version) => `/v1.${version}`)];
      for (const path of paths) expect((await ask(`/api${path}/Fast/player/1/${id}`)).status).toBe(200);
      expect((await ask(`/api/v1.19/Fast/player/1/${id}`)).status).toBe(404);
    });

    it('answers 404 for an unknown player, an unknown message, and a message of another player', async () => {
      const id = await sent(1, { Content: 'mine' });
      for (const [player, message] of [
        [99, id],
        [1, 999_999],
        [2, id],
        ['x', id],
        [1, 'x']
      ] as const) {
        const response = await fast(player, message);
        expect(response.status).toBe(404);
        expect(await response.text()).not.toContain('mine');
      }
    });

    it('answers 304 to a player that has the message', async () => {
      const id = await sent(1, { Content: 'once' });
      const etag = (await fast(1, id)).headers.get('etag') ?? '';
      const again = await fast(1, id, { 'if-none-match': etag });
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
      expect((await fast(1, id, { 'if-none-match': '"other"' })).status).toBe(200);
    });

    it(
      'must be complete: a message is read whole or not at all while others are written',
      { timeout: 60_000 },
      async () => {
        const Content = Array.from({ length: 20_000 }, (_, index) => index);
        const first = await sent(1, { Content });
        const count = 10;
        let isWriting = true;
        const writeAll = async () => {
          for (let round = 0; round < count; round++) await sent(1, { Content });
        };
        const writing = writeAll().finally(() => (isWriting = false));
        const seen = new Set<number>();
        const reading = Array.from({ length: 8 }, async (_, reader) => {
          // One more round after the last write finds every message.
          for (let at = reader, left = count; isWriting || left > 0; at++) {
            if (!isWriting) left -= 1;
            const id = first + 1 + (at % count);
            // As between requests through a socket; otherwise nothing else would get a turn.
            await turn();
            const response = await fast(1, id);
            expect([200, 404]).toContain(response.status);
            if (response.status === 404) continue;
            const message = (await response.json()) as { Id: number; Content: number[] };
            expect([message.Id, message.Content.length, message.Content.at(-1)]).toEqual([id, 20_000, 19_999]);
            seen.add(id);
          }
        });
        await Promise.all([writing, ...reading]);
        expect(seen.size).toBe(count);
      }
    );
  });

  describe('messages and rights', () => {
    const message = { content: '"secret"', validUntil: undefined };

    it('a location user sends and reads messages for players of their own location only', async () => {
      const { messages } = server.app;
      const location = actorOf('location');
      const own = await messages.send(location, 1, message);
      expect((await messages.find(location, 1, own)).text).toContain('secret');
      const other = await messages.send(actorOf('administrator'), 2, message);
      for (const player of [2, 3]) {
        await expect(messages.send(location, player, message)).rejects.toMatchObject({ code: 'not-allowed' });
        // Does not reveal whether there is such a message.
        for (const id of [other, 999_999]) {
          await expect(messages.find(location, player, id)).rejects.toMatchObject({ code: 'not-allowed' });
        }
      }
    });

    it('the HTTP operations answer 401 without a key and 403 for players of other locations', async () => {
      const made = await ask('/api/Locations', { method: 'POST', json: { Name: 'Own' } });
      const { Id: locationId } = (await made.json()) as { Id: number };
      await addPlayer(server.app.store, 4, `/${locationId}/`);
      const { key } = await userWith({ role: 'location', locationId });
      const post = (player: number, as: string | null) =>
        ask(`/api/Players/${player}/Messages`, { method: 'POST', json: { Content: 'secret' }, as });
      expect((await post(4, null)).status).toBe(401);
      expect((await post(2, key)).status).toBe(403);
      const location = (await post(4, key)).headers.get('location') ?? '';
      expect((await ask(location, { as: key })).status).toBe(200);
      expect((await ask(location, { as: null })).status).toBe(401);
      const other = (await post(2, ADMIN_KEY)).headers.get('location') ?? '';
      const refused = await ask(other, { as: key });
      expect(refused.status).toBe(403);
      expect(await refused.text()).not.toContain('secret');
    });

    it('a user can neither read nor send them', async () => {
      const { messages, store } = server.app;
      const count = async () => (await store.db.selectFrom('messages').select('id').execute()).length;
      const before = await count();
      await expect(messages.send(actorOf('user'), 1, message)).rejects.toMatchObject({ code: 'not-allowed' });
      expect(await count()).toBe(before);
      const id = await messages.send(actorOf('administrator'), 2, message);
      await expect(messages.find(actorOf('user'), 2, id)).rejects.toMatchObject({ code: 'not-allowed' });
    });

    it('a player reads its own, cannot send any, and cannot find out which others exist', async () => {
      const { messages } = server.app;
      const player = actorOf('player');
      const [own, other] = [1, 2].map((id) => messages.send(actorOf('administrator'), id, message));
      expect((await messages.find(player, 1, await own!)).text).toContain('secret');
      await expect(messages.find(player, 1, 999_999)).rejects.toMatchObject({ code: 'message-not-found' });
      await expect(messages.send(player, 1, message)).rejects.toMatchObject({ code: 'not-allowed' });
      for (const [id, which] of [
        [2, await other!],
        [2, 999_999],
        [99, 1]
      ] as const) {
        await expect(messages.find(player, id, which)).rejects.toMatchObject({ code: 'not-allowed' });
      }
    });
  });

  describe('a player has room', () => {
    const messagesOf = async (player: number, count: number, content: string, valid_until: string) => {
      const row = { player_id: player, content, tag: 'x', created_at: '2026-01-01T00:00:00.000Z', valid_until };
      await server.app.store.db
        .insertInto('messages')
        .values(Array.from({ length: count }, () => row))
        .execute();
    };
    const [VALID, EXPIRED] = ['2999-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'];

    it.each([
      ['1,000 messages', 11, 999, 'x'],
      ['32 MB', 12, 127, 'x'.repeat(256 * 1024 - 2)]
    ])('for %s that are valid', async (_what, player, count, Content) => {
      await addPlayer(server.app.store, player);
      await messagesOf(player, count, JSON.stringify(Content), VALID);
      await messagesOf(player, 2, JSON.stringify(Content), EXPIRED);
      expect((await send(player, { Content })).status).toBe(201);
      const refused = await send(player, { Content: 1 });
      expect([refused.status, (await problem(refused)).code]).toEqual([409, 'too-many-messages']);
    });
  });

  describe('a message that is no longer valid', () => {
    it('is answered with 404, and removed by the job', async () => {
      const { store } = server.app;
      let now = new Date('2027-01-01T00:00:00Z');
      const messages = new Messages(store, () => now);
      const actor = actorOf('administrator');
      const content = '"timed"';
      const id = await messages.send(actor, 1, { content, validUntil: new Date('2027-01-02T00:00:00Z') });
      const kept = await messages.send(actor, 1, { content, validUntil: new Date('2027-01-03T00:00:00Z') });
      now = new Date('2027-01-02T00:00:00Z');
      expect((await messages.find(actor, 1, id)).text).toContain('timed');
      now = new Date('2027-01-02T00:00:00.001Z');
      await expect(messages.find(actor, 1, id)).rejects.toMatchObject({ code: 'message-not-found' });
      await messages.removeOutdated();
      const rows = await store.db.selectFrom('messages').select('id').where('id', 'in', [id, kept]).execute();
      expect(rows).toEqual([{ id: kept }]);
    });
  });
});
