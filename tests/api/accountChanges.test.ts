import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from '../people/browser.js';
import { adminSession, ask, serve, sessionOf, userWith, type Server, type TestUser } from './harness.js';

// Password hashing is slow by design; the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const PASSWORD = 'correct horse';

let server: Server;
let user: TestUser;
let browser: Browser;

beforeEach(async () => {
  server = await serve();
  user = await userWith({ name: 'anna', password: PASSWORD });
  browser = await new Browser().signIn('anna', PASSWORD);
  // Limits refill with time.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(async () => {
  vi.useRealTimers();
  await server[Symbol.asyncDispose]();
});

const change = async (method: string, path: string, json?: unknown) =>
  ask(`/api/Users/${user.id}${path}`, { method, as: await adminSession(), json });

describe('a change of an account', () => {
  it.each<[what: string, act: () => Promise<Response>, isTold: boolean]>([
    ['a change of the user', () => change('PATCH', '', { Name: 'anna 2' }), true],
    ['new permissions', () => change('PUT', '/Permissions', { Permissions: [] }), true],
    ['new languages', () => change('PUT', '/Languages', { Languages: [] }), true],
    ['ended sessions', () => change('DELETE', '/Sessions'), true],
    ['a deletion', () => change('DELETE', ''), true],
    ['a sign-out', () => browser.ask('/sign-out', { method: 'POST' }), true],
    ['a new key', () => browser.ask('/api/Account/Keys', { method: 'POST', json: {} }), false],
    ['a key that is not there', () => browser.ask('/api/Account/Keys/4711', { method: 'DELETE' }), false],
    ['a session that is not there', () => browser.ask('/api/Account/Sessions/4711', { method: 'DELETE' }), false],
    ['a sign-out of nobody', () => ask('/sign-out', { method: 'POST', as: null }), false]
  ])('is told for that user alone, and not at all if nothing changed: %s', async (_what, act, isTold) => {
    const told: (string | undefined)[] = [];
    server.app.store.changes.listen('people', (detail) => told.push(detail));
    await act();
    expect(told).toEqual(isTold ? [String(user.id)] : []);
  });

  it('in a loop, like signing out everywhere else, looks nobody else up, and gets 429 with the time to wait', async () => {
    const out = () => browser.ask('/api/Account/Sessions', { method: 'DELETE' });
    const { key } = await userWith();
    expect((await ask('/api/Account', { as: key })).status).toBe(200);
    const told = vi.fn();
    server.app.store.changes.listen('people', told);
    const statuses = [];
    for (let time = 0; time < 30; time++) statuses.push((await out()).status);
    expect([new Set(statuses), told.mock.calls]).toEqual([new Set([204]), []]);
    const limited = await out();
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '1']);
    const read = vi.spyOn(server.app.store.db, 'selectFrom');
    // This path does nothing but identify.
    await ask('/sign-in', { as: key });
    expect(read).not.toHaveBeenCalled();
    expect((await browser.ask('/api/Account')).status).toBe(200);
  });
});

it('a user has at most 200 keys', async () => {
  const create = () => browser.ask('/api/Account/Keys', { method: 'POST', json: {} });
  // One came with the user.
  for (let count = 2; count <= 200; count++) await server.app.people.keys.create(user.id, {});
  const refused = await create();
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'too-many-keys' }]);
  await browser.ask('/api/Account/Keys/1', { method: 'DELETE' });
  expect((await create()).status).toBe(201);
});

describe('a session', () => {
  it('of a user who has a hundred ends when another begins, the longest unused first', async () => {
    const { id } = user;
    for (let count = 1; count < 100; count++) await sessionOf(id);
    expect(await browser.whoAmI()).toBe('anna');
    await new Browser().signIn('anna', PASSWORD);
    expect(await browser.whoAmI()).toBeUndefined();
    const rows = server.app.store.db.selectFrom('sessions').select('id').where('user_id', '=', id);
    expect(await rows.execute()).toHaveLength(100);
  });
});
