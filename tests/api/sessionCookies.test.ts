import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from '../people/browser.js';
import { ask, serve, userWith, type Server } from './harness.js';

const PASSWORD = 'correct horse';
// Password hashing is slow by design; the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

let server: Server;
beforeEach(async () => {
  server = await serve();
});
afterEach(() => server[Symbol.asyncDispose]());

describe('a session’s cookie beside another one of its name', () => {
  const doubled = async (): Promise<string> => {
    await userWith({ name: 'anna', password: PASSWORD });
    const browser = await new Browser().signIn('anna', PASSWORD);
    const [[name, value]] = [...browser.cookies] as [[string, string]];
    return `${name}=planted; ${name}=${value}`;
  };

  it('is not accepted: the answer says so and deletes both', async () => {
    const cookie = await doubled();
    const response = await ask('/api/Account', { as: null, headers: { cookie, 'accept-language': 'de' } });
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { code: 'session-ambiguous', detail: expect.stringContaining('neu anmelden') as string }
    ]);
    expect(response.headers.getSetCookie()).toEqual(
      ['/', '/api', '/api/', '/api/Account'].map(
        (path) => `ascdata.session_token=; Max-Age=0; HttpOnly; SameSite=Lax; Path=${path}`
      )
    );
  });

  it('leads a page to the sign-in, which says why', async () => {
    const response = await ask('/widgets/5', { as: null, headers: { cookie: await doubled() } });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/sign-in?failed=cookies&to=%2Fwidgets%2F5'
    ]);
  });

  it('does not keep anybody from signing in: the new cookie is set after both are deleted', async () => {
    const headers = { cookie: await doubled() };
    const json = { Name: 'anna', Password: PASSWORD };
    const response = await ask('/sign-in', { method: 'POST', as: null, headers, json });
    const lines = response.headers.getSetCookie();
    expect(lines.map((line) => /max-age=0/i.test(line))).toEqual([true, true, false]);
  });

  it('is ended by POST /sign-out, as is its session', async () => {
    const headers = { cookie: await doubled() };
    expect((await ask('/sign-out', { method: 'POST', as: null, headers })).status).toBe(204);
    expect(await server.app.store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('is ignored if a key is sent', async () => {
    expect((await ask('/api/Account', { headers: { cookie: await doubled() } })).status).toBe(200);
  });
});

it('with an https ORIGIN, a cookie whose name an http page or a sibling subdomain can set does not count', async () => {
  await server[Symbol.asyncDispose]();
  const origin = 'https://widgets.example.org';
  server = await serve({ ORIGIN: origin, ADMIN_PASSWORD: PASSWORD });
  const json = { Name: 'admin', Password: PASSWORD };
  const signedIn = await ask('/sign-in', { method: 'POST', as: null, json });
  const [line = ''] = signedIn.headers.getSetCookie();
  const [own = ''] = line.split(';');
  const value = own.slice(own.indexOf('=') + 1);
  const statusOf = async (cookie: string) =>
    (await ask('/api/Account', { as: null, origin, headers: { cookie } })).status;
  for (const name of ['ascdata.session_token', '__Secure-ascdata.session_token']) {
    expect([name, await statusOf(`${name}=${value}`)]).toEqual([name, 401]);
    expect([name, await statusOf(`${name}=planted; ${own}`)]).toEqual([name, 200]);
    expect([name, await statusOf(`${name}=planted`)]).toEqual([name, 401]);
  }
  expect(await statusOf(`${own}; ${own}`)).toBe(401);
});
