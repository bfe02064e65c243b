import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN_KEY, adminSession, ask, serve, userWith, type Ask, type Server } from './harness.js';

let server: Server;
beforeEach(async () => {
  server = await serve();
  // From here on no limit refills unless the clock is moved.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(async () => {
  vi.useRealTimers();
  await server[Symbol.asyncDispose]();
});

const HERE = '10.0.1.1';
const guess = (number: number, options: Ask = {}) =>
  ask('/api/Account', { as: `asc_${number}`, address: HERE, ...options });
const statusOf = async (as: string, address = HERE) => (await ask('/api/Account', { as, address })).status;

/** Uses up all attempts of one network. */
async function useUp(options: (number: number) => Ask = () => ({})): Promise<void> {
  for (let number = 0; number < 30; number++) expect((await guess(number, options(number))).status).toBe(401);
}

describe('wrong keys', () => {
  it('from one network are refused after thirty, with the time to wait and without asking the database', async () => {
    await useUp();
    const asked = vi.spyOn(server.app.store.db, 'selectFrom');
    const response = await guess(31);
    expect([response.status, await response.json()]).toMatchObject([429, { code: 'too-many-wrong-keys' }]);
    expect(response.headers.get('retry-after')).toBe('10');
    expect(asked).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 10_000);
    expect([(await guess(32)).status, (await guess(33)).status]).toEqual([401, 429]);
  });

  it('from one network do not block keys from elsewhere, or sessions and sign-ins from there', async () => {
    const { key } = await userWith({ name: 'anna', password: 'correct horse' });
    await useUp();
    expect(await statusOf(key, '10.0.1.2')).toBe(200);
    const json = { Name: 'anna', Password: 'correct horse' };
    const signedIn = await ask('/sign-in', { method: 'POST', as: null, address: HERE, json });
    const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
    expect((await ask('/api/Account', { as: null, address: HERE, headers: { cookie } })).status).toBe(200);
  });

  it('do not block a key that was accepted from there before, even much later', async () => {
    const { key } = await userWith();
    expect([await statusOf(key), await statusOf(ADMIN_KEY)]).toEqual([200, 200]);
    await useUp();
    // Any change of people, and time, clears the cache.
    await userWith();
    vi.setSystemTime(Date.now() + 60_000);
    for (let number = 100; number < 110; number++) await guess(number);
    expect([await statusOf(key), await statusOf(ADMIN_KEY)]).toEqual([200, 200]);
  });

  it('delay a right key that comes from there for the first time, even ADMIN_API_KEY', async () => {
    const { key } = await userWith();
    await useUp();
    expect([await statusOf(key), await statusOf(ADMIN_KEY)]).toEqual([429, 429]);
    vi.setSystemTime(Date.now() + 10_000);
    expect([await statusOf(key), await statusOf(ADMIN_KEY)]).toEqual([200, 200]);
  });

  it('count once each, so that a script with an expired key does not block others beside it', async () => {
    const { key } = await userWith();
    for (let time = 0; time < 100; time++) expect((await guess(1)).status).toBe(401);
    expect(await statusOf(key)).toBe(200);
  });

  it('that are repeated do not query the database each time', async () => {
    await guess(1);
    const asked = vi.spyOn(server.app.store.db, 'selectFrom');
    for (let time = 0; time < 10; time++) await guess(1);
    expect(asked).not.toHaveBeenCalled();
  });

  it('are counted per IPv6 network of 2^64 addresses, by the connection and not by the request’s headers', async () => {
    await useUp((number) => ({
      address: `2001:db8:1:2::${number}`,
      headers: { 'x-forwarded-for': `10.0.0.${number}`, 'x-own-client-address': `10.0.0.${number}` }
    }));
    expect((await guess(31, { address: '2001:db8:1:2::ffff' })).status).toBe(429);
    expect((await guess(31, { address: '2001:db8:1:3::1' })).status).toBe(401);
  });

  it('do not include right keys, however many come at once', async () => {
    const users = await Promise.all(Array.from({ length: 5 }, () => userWith()));
    const keys = users.flatMap(({ key }) => Array.from({ length: 20 }, () => key));
    expect(new Set(await Promise.all(keys.map((key) => statusOf(key))))).toEqual(new Set([200]));
    await useUp();
  });
});

it('a key that was refused while its user was locked is accepted once the user is unlocked', async () => {
  const { id, key } = await userWith();
  const as = await adminSession();
  await ask(`/api/Users/${id}`, { method: 'PATCH', as, json: { Locked: true } });
  expect(await statusOf(key)).toBe(401);
  await ask(`/api/Users/${id}`, { method: 'PATCH', as, json: { Locked: false } });
  expect(await statusOf(key)).toBe(200);
});
