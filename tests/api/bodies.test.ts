import { describe, expect, it, vi } from 'vitest';
import type { ProblemBody } from '../../src/lib/api.js';
import { limitOf, takesJson } from '../../src/lib/server/platform/http/endpoint.js';
import { named, specified } from '../openapi/documented.js';
import { ask, sample, serve, serverOfAll, upload, userWith } from './harness.js';

serverOfAll(serve);

const JSON_TYPE = { 'content-type': 'application/json', 'if-match': '"1"' };

/** A body that reports how much of it was read. */
function counted(piece: Uint8Array, pieces: number): { readonly body: ReadableStream; readonly read: () => number } {
  let read = 0;
  const body = new ReadableStream(
    {
      pull(controller) {
        if (read >= pieces) return controller.close();
        read += 1;
        controller.enqueue(piece);
      }
    },
    { highWaterMark: 0 }
  );
  return { body, read: () => read };
}

const KILOBYTE = new Uint8Array(1024).fill(0x20);

/** The address of an operation, with the first object of each kind. */
const addressOf = (path: string): string => `/api${path.replaceAll(/\{\w+\}/g, '1')}`;

const withJson = specified
  .filter(({ spec }) => takesJson(spec))
  .map((operation) => [named(operation), operation] as const);

describe('a JSON body is not read beyond the limit of its operation', () => {
  /** Values are read only for an existing widget, and what needs a session is refused unread. */
  const always = withJson.filter(
    ([name, { spec }]) => name !== 'PUT /Widgets/{id}/Values' && spec.needsSession !== 'always'
  );

  it.each(always)('%s: sent in chunks without a length', async (_name, { path, method, spec }) => {
    const { bytes } = limitOf(spec);
    const sent = counted(KILOBYTE, 4096);
    const response = await ask(addressOf(path), { method, headers: JSON_TYPE, body: sent.body });
    expect([response.status, await response.json()]).toMatchObject([413, { code: 'body-too-large' }]);
    expect(sent.read()).toBe(bytes / 1024 + 1);
  });

  it.each(always)('%s: with its true length announced', async (_name, { path, method, spec }) => {
    const sent = counted(KILOBYTE, 4096);
    const headers = { ...JSON_TYPE, 'content-length': String(limitOf(spec).bytes + 1) };
    const response = await ask(addressOf(path), { method, headers, body: sent.body });
    expect([response.status, sent.read()]).toEqual([413, 0]);
  });

  it.each(always)('%s: with too short a length announced', async (_name, { path, method, spec }) => {
    const sent = counted(KILOBYTE, 4096);
    const response = await ask(addressOf(path), {
      method,
      headers: { ...JSON_TYPE, 'content-length': '2' },
      body: sent.body
    });
    expect([response.status, sent.read()]).toEqual([413, limitOf(spec).bytes / 1024 + 1]);
  });
});

describe('a request that is refused anyway is not read', () => {
  /** Guests of a shared draft have no sign-in. */
  const closed = withJson.filter(([name]) => name !== 'POST /SharedDrafts/{token}/Comments');

  it.each(closed)('%s without a sign-in', async (_name, { path, method }) => {
    const sent = counted(KILOBYTE, 4);
    const response = await ask(addressOf(path), { method, headers: JSON_TYPE, body: sent.body, as: null });
    expect([response.status, sent.read()]).toEqual([401, 0]);
  });

  it('the Values of a widget that the user may not edit', async () => {
    const { key } = await userWith();
    const id = await upload(await sample());
    const sent = counted(KILOBYTE, 4);
    const address = `/api/Widgets/${id}/Values`;
    const response = await ask(address, { method: 'PUT', headers: JSON_TYPE, body: sent.body, as: key });
    expect([response.status, sent.read()]).toEqual([403, 0]);
  });

  it('the Values of a widget that was saved in the meantime', async () => {
    const id = await upload(await sample());
    const sent = counted(KILOBYTE, 4);
    const headers = { ...JSON_TYPE, 'if-match': '"7"' };
    const response = await ask(`/api/Widgets/${id}/Values`, { method: 'PUT', headers, body: sent.body });
    expect([response.status, sent.read()]).toEqual([412, 0]);
  });
});

describe('of bodies that one caller sends at once', () => {
  /** A body that begins and never goes on, until `end` is called. */
  function stalled() {
    const begun = { isRead: false, end: () => {} };
    const body = new ReadableStream(
      {
        pull(controller) {
          if (begun.isRead) return;
          begun.isRead = true;
          controller.enqueue(KILOBYTE);
          begun.end = () => controller.error(new Error('gone'));
        }
      },
      { highWaterMark: 0 }
    );
    return { body, begun };
  }

  it.each([
    ['a user, with a key', '/api/SpotGroups', async () => (await userWith({ role: 'administrator' })).key],
    ['a network, without a sign-in', '/api/SharedDrafts/any/Comments', () => Promise.resolve(null)]
  ])('four are read, and the next when one of them ends: %s', async (_who, address, caller) => {
    const as = await caller();
    const bodies = Array.from({ length: 12 }, stalled);
    const answers = bodies.map(({ body }) => ask(address, { method: 'POST', headers: JSON_TYPE, body, as }));
    const isRead = () => bodies.filter(({ begun }) => begun.isRead);
    const readOf = (count: number) => vi.waitFor(() => expect(isRead()).toHaveLength(count));
    await readOf(4);
    // Whoever else asks later is answered: the rest had time to be read.
    const other = ask('/api/SpotGroups', { method: 'POST', json: { Name: `of ${as}` }, address: '192.0.2.200' });
    expect([(await other).status, isRead().length]).toEqual([201, 4]);
    isRead()[0]!.begun.end();
    await readOf(5);
    const ending = setInterval(() => isRead().forEach(({ begun }) => begun.end()));
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([400]));
    clearInterval(ending);
  });
});

describe('a list is counted before its entries are checked', () => {
  it('990,000 tiles are refused unread', async () => {
    const body = `{"Tiles":[${Array.from({ length: 990_000 }, () => '{}').join(',')}]}`;
    const response = await ask('/api/Dashboards/1', { method: 'PUT', headers: JSON_TYPE, body });
    expect([response.status, await response.json()]).toMatchObject([413, { code: 'body-too-large' }]);
  });

  it('for 201 tiles only their number is reported', async () => {
    const json = { Tiles: Array.from({ length: 201 }, () => ({})) };
    const response = await ask('/api/Dashboards/1', { method: 'PUT', headers: { 'if-match': '"1"' }, json });
    const { errors } = (await response.json()) as ProblemBody;
    expect([response.status, errors?.map(({ pointer, code }) => [pointer, code])]).toEqual([
      400,
      [['/Tiles', 'max-items']]
    ]);
  });

  it('for 10,000 wrong permissions the first 50 places are reported', async () => {
    const json = { Changes: Array.from({ length: 10_000 }, () => ({ UserId: 'x' })) };
    const response = await ask('/api/Permissions', { method: 'PUT', json });
    const { errors = [] } = (await response.json()) as ProblemBody;
    expect([response.status, errors.length, errors[0]?.pointer]).toEqual([400, 50, '/Changes/0/SpotGroupId']);
  });
});

describe('JSON with more values than the operation takes is refused', () => {
  it.each([
    ['numbers', `{"Name":[${'0,'.repeat(1_000)}0]}`],
    ['keys in escapes', `{${Array.from({ length: 1_001 }, (_, at) => `"\\u0061${at}":0`).join(',')}}`],
    ['lists in lists', `{"Name":${'[],'.repeat(1_001)}0]}`.replace(':[', ':[[')]
  ])('%s', async (_what, body) => {
    const response = await ask('/api/SpotGroups', { method: 'POST', headers: JSON_TYPE, body });
    expect([response.status, await response.json()]).toMatchObject([413, { code: 'body-too-many-values' }]);
  });
});

describe('an attempt to sign in counts for its address, whatever was sent', () => {
  /** One more than the burst of an address. */
  const TRIES = 31;
  const bodies: [what: string, body: () => BodyInit][] = [
    ['no JSON', () => '{'],
    ['JSON that is no sign-in', () => '{"Name":1}'],
    ['too much', () => counted(KILOBYTE, 40).body],
    ['nothing', () => '']
  ];

  it.each(bodies)('%s', async (what, body) => {
    const statuses = new Set<number>();
    const address = `192.0.2.${bodies.findIndex(([each]) => each === what) + 1}`;
    const knock = (sent: BodyInit) =>
      ask('/sign-in', { method: 'POST', headers: JSON_TYPE, body: sent, as: null, address });
    for (let count = 1; count < TRIES; count++) statuses.add((await knock(body())).status);
    expect([...statuses].every((status) => status === 400 || status === 413)).toBe(true);
    const last = counted(KILOBYTE, 4);
    expect([(await knock(last.body)).status, last.read()]).toEqual([429, 0]);
  });
});
