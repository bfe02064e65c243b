import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionSummary } from '../../src/lib/api.js';
import { Browser } from '../people/browser.js';
import { ADMIN_KEY, adminSession, ask, serve, sessionOf, userWith, type Server, type TestUser } from './harness.js';

const PASSWORD = 'correct horse';
// Password hashing is slow by design; the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

let server: Server;
beforeEach(async () => {
  server = await serve();
});
afterEach(async () => {
  vi.useRealTimers();
  await server[Symbol.asyncDispose]();
});

/** From here on time passes only by `to`: limits refill with time. */
function stopClock(): { to(days: number): void } {
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  return { to: (days) => vi.setSystemTime(start + days * 24 * 60 * 60 * 1000) };
}

const signIn = (Name: string, Password: string, address?: string) =>
  ask('/sign-in', { method: 'POST', as: null, json: { Name, Password }, ...(address && { address }) });

describe('without a sign-in', () => {
  it.each([
    ['/api/Widgets', 401],
    ['/api/Users', 401],
    ['/api/Account', 401],
    ['/api/Nothing', 401],
    ['/metrics', 401],
    ['/healthz', 200],
    ['/w/none/index.html', 403]
  ])('%s answers %i', async (path, status) => {
    expect((await ask(path, { as: null })).status).toBe(status);
  });

  it.each([
    ['/', '/sign-in'],
    ['/widgets/5?tab=values', '/sign-in?to=%2Fwidgets%2F5%3Ftab%3Dvalues'],
    ['//evil.example', '/sign-in']
  ])('%s leads to %s', async (path, location) => {
    const response = await ask(`http://127.0.0.1:3000${path}`, { as: null });
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
  });

  it.each(['wrong', '', 'asc_', ADMIN_KEY.slice(1), `${ADMIN_KEY}x`, 'x'.repeat(5000)])(
    'the key %j is refused, even beside a valid session',
    async (key) => {
      const browser = await signedIn();
      const response = await browser.ask('/api/Account', { headers: { authorization: `Bearer ${key}` } });
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    }
  );
});

async function signedIn(user: { name: string } = { name: 'anna' }): Promise<Browser> {
  await userWith({ ...user, password: PASSWORD });
  return new Browser().signIn(user.name, PASSWORD);
}

describe('POST /sign-in', () => {
  it('sets a cookie that scripts cannot read and other sites do not send', async () => {
    await userWith({ name: 'Änne', password: PASSWORD });
    const response = await signIn(' änne ', PASSWORD);
    expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
      204,
      '',
      'private, no-store'
    ]);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^ascdata\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    ]);
  });

  it('sets a cookie that only this host can set, and only over https, if ORIGIN is https', async () => {
    await server[Symbol.asyncDispose]();
    server = await serve({ ORIGIN: 'https://widgets.example.org', ADMIN_PASSWORD: PASSWORD });
    const response = await signIn('admin', PASSWORD);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-ascdata\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/
      )
    ]);
  });

  it('answers a wrong name, a wrong password, a locked user and one without a password alike', async () => {
    await userWith({ name: 'anna', password: PASSWORD });
    await userWith({ name: 'robot' });
    const locked = await userWith({ name: 'locked', password: PASSWORD });
    await ask(`/api/Users/${locked.id}`, { method: 'PATCH', json: { Locked: true } });
    const answers = [
      await signIn('nobody', PASSWORD),
      await signIn('anna', 'wrong'),
      await signIn('anna', ''),
      await signIn('robot', ''),
      await signIn('locked', PASSWORD),
      await signIn('', ''),
      await signIn('ANNA%', PASSWORD)
    ];
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(JSON.parse(bodies[0]!)).toMatchObject({ status: 401, code: 'sign-in-failed' });
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
    expect(await server.app.store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['a NUL', { Name: 'a\u0000', Password: 'x' }],
    ['no password', { Name: 'a' }],
    ['a number', { Name: 1, Password: 'x' }],
    ['a password without end', { Name: 'a', Password: 'x'.repeat(5000) }]
  ])('refuses %s', async (_what, json) => {
    expect((await ask('/sign-in', { method: 'POST', as: null, json })).status).toBe(400);
  });

  it('stops a name from one address after ten wrong attempts, with the time to wait, but no other name or address', async () => {
    stopClock();
    await userWith({ name: 'anna', password: PASSWORD });
    for (let time = 0; time < 10; time++) expect((await signIn('Anna', 'wrong', '10.0.1.1')).status).toBe(401);
    const response = await signIn('anna', PASSWORD, '10.0.1.1');
    expect([response.status, await response.json()]).toMatchObject([429, { code: 'too-many-requests' }]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn('admin', 'wrong', '10.0.1.1')).status).toBe(401);
    expect((await signIn('anna', PASSWORD, '10.0.2.2')).status).toBe(204);
  });

  it('stops after fifty wrong attempts for one name, wherever they come from', async () => {
    stopClock();
    await userWith({ name: 'anna', password: PASSWORD });
    for (let time = 0; time < 50; time++) expect((await signIn('anna', 'wrong', `10.0.0.${time}`)).status).toBe(401);
    expect((await signIn('anna', PASSWORD, '10.0.1.1')).status).toBe(429);
  });

  it('stops after thirty wrong attempts from one network, whatever the request’s headers claim', async () => {
    stopClock();
    const from = (time: number) =>
      ask('/sign-in', {
        method: 'POST',
        as: null,
        address: `2001:db8:1:2::${time}`,
        headers: { 'x-forwarded-for': `10.0.0.${time}`, 'x-own-client-address': `10.0.0.${time}` },
        json: { Name: `name ${time}`, Password: 'wrong' }
      });
    for (let time = 0; time < 30; time++) expect((await from(time)).status).toBe(401);
    expect((await from(31)).status).toBe(429);
    expect((await signIn('other', 'wrong', '2001:db8:1:3::1')).status).toBe(401);
  });

  it('does not count successful attempts', async () => {
    stopClock();
    await userWith({ name: 'anna', password: PASSWORD });
    for (let time = 0; time < 12; time++) expect((await signIn('anna', PASSWORD)).status).toBe(204);
  });
});

describe('a session', () => {
  it.each([
    ['another signature', (value: string) => `${value.slice(0, -6)}AAAAA%3D`],
    ['no signature', (value: string) => value.split('.')[0]!],
    ['another token', (value: string) => `${value.startsWith('x') ? 'y' : 'x'}${value.slice(1)}`],
    ['nothing', () => '']
  ])('with %s is refused', async (_what, change) => {
    const browser = await signedIn();
    const [[name, value]] = [...browser.cookies] as [[string, string]];
    browser.cookies.set(name, change(value));
    expect(await browser.whoAmI()).toBeUndefined();
  });

  it('ends with POST /sign-out, for the browser and on the server', async () => {
    const browser = await signedIn();
    const stolen = new Map(browser.cookies);
    const response = await browser.ask('/sign-out', { method: 'POST' });
    expect([response.status, browser.cookies.size]).toEqual([204, 0]);
    for (const [name, value] of stolen) browser.cookies.set(name, value);
    expect(await browser.whoAmI()).toBeUndefined();
    expect((await new Browser().ask('/sign-out', { method: 'POST' })).status).toBe(204);
  });

  it('outlives a restart', async () => {
    const browser = await signedIn();
    await server.app.close();
    server = { ...(await serve({}, server.folder)), folder: server.folder };
    expect(await browser.whoAmI()).toBe('anna');
  });

  /** Last uses are written at the latest when a server ends. */
  const restart = async () => {
    await server.app.close();
    server = await serve({}, server.folder);
  };

  it('lasts while it is used each week, up to a month', async () => {
    const clock = stopClock();
    const browser = await signedIn();
    for (const day of [6, 12, 18, 24, 29]) {
      clock.to(day);
      expect([day, await browser.whoAmI()]).toEqual([day, 'anna']);
      await restart();
    }
    clock.to(30.1);
    expect(await browser.whoAmI()).toBeUndefined();
  });

  it('ends a week after its last use', async () => {
    const clock = stopClock();
    const browser = await signedIn();
    clock.to(7.1);
    expect(await browser.whoAmI()).toBeUndefined();
  });

  it.each<[what: string, ahead: object]>([
    ['was created', { created_at: '2200-01-01T00:00:00.000Z', expires_at: '2200-01-08T00:00:00.000Z' }],
    ['was last used', { expires_at: '2200-01-08T00:00:00.000Z' }]
  ])('that %s while the clock was ahead ends a week after its last use, too', async (_what, ahead) => {
    const clock = stopClock();
    const browser = await signedIn();
    await server.app.store.db.updateTable('sessions').set(ahead).execute();
    await server.app.people.removeExpired();
    clock.to(6.9);
    await restart();
    expect(await browser.whoAmI()).toBe('anna');
    clock.to(14);
    await restart();
    expect(await browser.whoAmI()).toBeUndefined();
  });

  it('is refused once it has expired, and is removed', async () => {
    const browser = await signedIn();
    await server.app.store.db.updateTable('sessions').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute();
    expect(await browser.whoAmI()).toBeUndefined();
    await server.app.people.removeExpired();
    expect(await server.app.store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });
});

describe('at the very next request', () => {
  let user: TestUser;
  let browser: Browser;
  let other: Browser;
  beforeEach(async () => {
    user = await userWith({ name: 'anna', password: PASSWORD });
    browser = await new Browser().signIn('anna', PASSWORD);
    other = await new Browser().signIn('anna', PASSWORD);
    // So that everything cacheable is cached.
    for (const each of [browser, other]) expect(await each.whoAmI()).toBe('anna');
    expect((await ask('/api/Account', { as: user.key })).status).toBe(200);
  });
  const change = async (method: string, path: string, json?: unknown) =>
    ask(`/api/Users/${user.id}${path}`, { method, as: await adminSession(), json });
  const changeOwn = (json: object) =>
    browser.ask('/api/Account/Password', { method: 'PUT', json: { CurrentPassword: PASSWORD, ...json } });
  const statuses = async () => [
    (await browser.ask('/api/Account')).status,
    (await other.ask('/api/Account')).status,
    (await ask('/api/Account', { as: user.key })).status
  ];

  it.each<[what: string, act: () => Promise<unknown>, after: number[]]>([
    ['a locked user is nobody, and neither are its keys', () => change('PATCH', '', { Locked: true }), [401, 401, 401]],
    ['a deleted user is nobody', () => change('DELETE', ''), [401, 401, 401]],
    ['a user who was signed out everywhere has only its keys', () => change('DELETE', '/Sessions'), [401, 401, 200]],
    [
      'a user with a new password has only its keys',
      () => change('PATCH', '', { Password: 'battery staple' }),
      [401, 401, 200]
    ],
    [
      'a user with a new password has nothing where its keys are revoked with it',
      () => change('PATCH', '', { Password: 'battery staple', RevokeKeys: true }),
      [401, 401, 401]
    ],
    [
      'a user whose keys were revoked has only its sessions',
      () => change('PATCH', '', { RevokeKeys: true }),
      [200, 200, 401]
    ],
    [
      'who changed the own password is signed in only there',
      () => changeOwn({ Password: 'battery staple' }),
      [200, 401, 200]
    ],
    [
      'who changed the own password and revoked the keys is signed in only there, and has none',
      () => changeOwn({ Password: 'battery staple', RevokeKeys: true }),
      [200, 401, 401]
    ],
    [
      'who named a wrong password has everything as before',
      () => changeOwn({ CurrentPassword: 'wrong', Password: 'battery staple', RevokeKeys: true }),
      [200, 200, 200]
    ],
    [
      'who signed out everywhere else is signed in only there',
      () => browser.ask('/api/Account/Sessions', { method: 'DELETE' }),
      [200, 401, 200]
    ]
  ])('%s', async (_what, act, after) => {
    await act();
    expect(await statuses()).toEqual(after);
  });

  it('one ended session is over, and no other', async () => {
    const sessions = (await (await browser.ask('/api/Account/Sessions')).json()) as SessionSummary[];
    expect(sessions.map(({ Current }) => Current).sort()).toEqual([false, true]);
    expect(sessions[0]).toMatchObject({ Device: 'Chrome, Linux', Address: '127.0.0.1' });
    const id = sessions.find(({ Current }) => !Current)!.Id;
    expect((await browser.ask(`/api/Account/Sessions/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await statuses()).toEqual([200, 401, 200]);
    expect((await browser.ask(`/api/Account/Sessions/${id}`, { method: 'DELETE' })).status).toBe(404);
  });

  it('somebody else’s session is not to be ended', async () => {
    const stranger = await userWith();
    const [session] = (await (await browser.ask('/api/Account/Sessions')).json()) as SessionSummary[];
    const path = `/api/Account/Sessions/${session!.Id}`;
    expect((await ask(path, { method: 'DELETE', as: stranger.key })).status).toBe(404);
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('another role and other permissions hold', async () => {
    expect((await browser.ask('/api/Users')).status).toBe(403);
    await change('PATCH', '', { Role: 'administrator' });
    expect((await browser.ask('/api/Users')).status).toBe(200);
    await change('PATCH', '', { Role: 'user' });
    expect((await browser.ask('/api/Users')).status).toBe(403);
    expect((await ask('/api/Users', { as: user.key })).status).toBe(403);
  });

  it('an unlocked user signs in again, but the old sessions stay over', async () => {
    await change('PATCH', '', { Locked: true });
    await change('PATCH', '', { Locked: false });
    expect(await statuses()).toEqual([401, 401, 200]);
    expect(await (await new Browser().signIn('anna', PASSWORD)).whoAmI()).toBe('anna');
  });
});

describe('PUT /api/Account/Password', () => {
  const put = (browser: Browser, json: unknown) => browser.ask('/api/Account/Password', { method: 'PUT', json });

  it('asks for the current password', async () => {
    const browser = await signedIn();
    for (const CurrentPassword of [undefined, '', 'wrong']) {
      const response = await put(browser, { CurrentPassword, Password: 'battery staple' });
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { code: 'password-wrong', errors: [{ pointer: '/CurrentPassword' }] }
      ]);
    }
    await expect(new Browser().signIn('anna', 'battery staple')).rejects.toThrow();
  });

  it('limits guesses of the current password', async () => {
    stopClock();
    const browser = await signedIn();
    const wrong = { CurrentPassword: 'wrong', Password: 'battery staple' };
    for (let time = 0; time < 10; time++) expect((await put(browser, wrong)).status).toBe(400);
    const response = await put(browser, { CurrentPassword: PASSWORD, Password: 'battery staple' });
    expect([response.status, response.headers.has('retry-after')]).toEqual([429, true]);
  });

  it('sets a first password for a user who is signed in without one', async () => {
    const { id } = await userWith({ name: 'anna' });
    const json = { Password: PASSWORD };
    const response = await ask('/api/Account/Password', { method: 'PUT', as: await sessionOf(id), json });
    expect(response.status).toBe(204);
    expect(await (await new Browser().signIn('anna', PASSWORD)).whoAmI()).toBe('anna');
  });
});

describe('the key of the environment', () => {
  it('is an administrator who is not a user', async () => {
    expect(await (await ask('/api/Account')).json()).toMatchObject({ Id: null, Role: 'administrator' });
    for (const path of ['/api/Account/Sessions', '/api/Account/Keys']) expect((await ask(path)).status).toBe(409);
  });

  it('is not accepted if it is not set', async () => {
    await server[Symbol.asyncDispose]();
    server = await serve({ ADMIN_API_KEY: '' });
    for (const as of [ADMIN_KEY, '']) expect((await ask('/api/Account', { as })).status).toBe(401);
  });
});

describe('a key over its limit', () => {
  it('gets 429 with the time to wait, not 401, while other keys still work', async () => {
    stopClock();
    const [busy, calm] = [await userWith(), await userWith()];
    let status = 200;
    let last: Response | undefined;
    for (let time = 0; status === 200 && time < 5000; time++) {
      last = await ask('/api/Account', { as: busy.key });
      status = last.status;
    }
    expect([status, await last?.json()]).toMatchObject([429, { code: 'too-many-requests' }]);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('/api/Account', { as: calm.key })).status).toBe(200);
  });
});
