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
  it('of one network are refused after thirty, with the time to wait and before the database is asked', async () => {
    await useUp();
    const asked = vi.spyOn(server.app.store.db, 'selectFrom');
    const response = await guess(31);
    expect([response.status, await response.json()]).toMatchObject([429, { code: 'too-many-wrong-keys' }]);
    expect(response.headers.get('retry-after')).toBe('10');
    expect(asked).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 10_000);
    expect([(await guess(32)).status, (await guess(33)).status]).toEqual([401, 429]);
  });

  it('of one network keep nobody out elsewhere, nor a session or the sign-in from there', async () => {
    const { key } = await userWith({ name: 'anna', password: 'correct horse' });
    await useUp();
    expect(await statusOf(key, '10.0.1.2')).toBe(200);
    const json = { Name: 'anna', Password: 'correct horse' };
    const signedIn = await ask('/sign-in', { method: 'POST', as: null, address: HERE, json });
    const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
    expect((await ask('/api/Account', { as: null, address: HERE, headers: { cookie } })).status).toBe(200);
  });

  it('never stop a key that was right from there before, whatever else has happened since', async () => {
    const { key } = await userWith();
    expect([await statusOf(key), await statusOf(ADMIN_KEY)]).toEqual([200, 200]);
    await useUp();
    // Any change of people, and time, clears the cache.
    await userWith();
    vi.setSystemTime(Date.now() + 60_000);
    for (let number = 100; number < 110; number++) await guess(number);
    expect([await statusOf(key), await statusOf(ADMIN_KEY)]).toEqual([200, 200]);
  });

  it('make a key wait that comes from there for the first time, ADMIN_API_KEY included: else they would go on guessing', async () => {
    const { key } = await userWith();
    await useUp();
    expect([await statusOf(key), await statusOf(ADMIN_KEY)]).toEqual([429, 429]);
    vi.setSystemTime(Date.now() + 10_000);
    expect([await statusOf(key), await statusOf(ADMIN_KEY)]).toEqual([200, 200]);
  });

  it('count once each, so that a script whose key ended stops nobody beside it', async () => {
    const { key } = await userWith();
    for (let time = 0; time < 100; time++) expect((await guess(1)).status).toBe(401);
    expect(await statusOf(key)).toBe(200);
  });

  it('that come again do not ask the database each time', async () => {
    await guess(1);
    const asked = vi.spyOn(server.app.store.db, 'selectFrom');
    for (let time = 0; time < 10; time++) await guess(1);
    expect(asked).not.toHaveBeenCalled();
  });

  it('are counted for the 2^64 addresses of an IPv6 network, by the connection and not by what a request says of itself', async () => {
    await useUp((number) => ({
      address: `2001:db8:1:2::${number}`,
      headers: { 'x-forwarded-for': `10.0.0.${number}`, 'x-own-client-address': `10.0.0.${number}` }
    }));
    expect((await guess(31, { address: '2001:db8:1:2::ffff' })).status).toBe(429);
    expect((await guess(31, { address: '2001:db8:1:3::1' })).status).toBe(401);
  });

  it('are not what right keys count as, however many come at once', async () => {
    const users = await Promise.all(Array.from({ length: 5 }, () => userWith()));
    const keys = users.flatMap(({ key }) => Array.from({ length: 20 }, () => key));
    expect(new Set(await Promise.all(keys.map((key) => statusOf(key))))).toEqual(new Set([200]));
    await useUp();
  });
});

it('a key that was wrong while its user was locked is right at the next request after', async () => {
  const { id, key } = await userWith();
  const as = await adminSession();
  await ask(`/api/Users/${id}`, { method: 'PATCH', as, json: { Locked: true } });
  expect(await statusOf(key)).toBe(401);
  await ask(`/api/Users/${id}`, { method: 'PATCH', as, json: { Locked: false } });
  expect(await statusOf(key)).toBe(200);
});
