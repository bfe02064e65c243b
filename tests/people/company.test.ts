import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../../src/lib/server/platform/log.js';
import { ask, ORIGIN, serve, userWith, type Server } from '../api/harness.js';
import { Browser } from './browser.js';
import { CLIENT, Provider, type Claims } from './provider.js';

// Each starts a server and hashes passwords; the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

let provider: Provider;
let server: Server;

const environment = () => ({
  ORIGIN,
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OIDC_NAME: 'Example Ltd'
});

beforeEach(async () => {
  vi.spyOn(log(), 'warn').mockReturnValue();
  provider = await new Provider().start();
  server = await serve(environment());
});
afterEach(async () => {
  vi.useRealTimers();
  await server[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
  vi.restoreAllMocks();
});

/** From the button on the sign-in page to the final page; `meddle` changes the return address. */
async function comeIn(browser: Browser, claims: Claims, to = '/', meddle = (back: URL) => back): Promise<Response> {
  provider.next = claims;
  const started = await browser.ask(`/sign-in/company?to=${encodeURIComponent(to)}`);
  const back = meddle(new URL(provider.visit(started.headers.get('location') ?? '')));
  return browser.ask(`${back.pathname}${back.search}`);
}

const users = async () => (await (await ask('/api/Users')).json()) as { Id: number; Name: string; External: boolean }[];

describe('sign-in through the company’s service', () => {
  it('sends people there with state, nonce and PKCE, and the redirect address below /auth/', async () => {
    const response = await new Browser().ask('/sign-in/company');
    const address = new URL(response.headers.get('location') ?? '');
    expect([response.status, address.origin, address.pathname]).toEqual([303, provider.issuer, '/authorize']);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: CLIENT.id,
      response_type: 'code',
      redirect_uri: 'http://127.0.0.1:3000/auth/callback/company',
      code_challenge_method: 'S256',
      nonce: expect.stringMatching(/^[\w-]{32}$/) as string,
      state: expect.stringMatching(/^[\w-]{32}$/) as string
    });
  });

  it('creates a user without permissions the first time, and finds that user again even under a new name', async () => {
    const browser = new Browser();
    const response = await comeIn(browser, { sub: '1', preferred_username: 'anna' }, '/widgets/5?x=1');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/widgets/5?x=1']);
    expect(await browser.whoAmI()).toBe('anna');
    expect((await browser.ask('/api/Users')).status).toBe(403);
    const again = new Browser();
    await comeIn(again, { sub: '1', preferred_username: 'anna-renamed', email: 'x@example.org' });
    expect(await again.whoAmI()).toBe('anna');
    expect(await users()).toMatchObject([{ Name: 'admin' }, { Name: 'anna', External: true }]);
  });

  it('decides the language of the standard widgets if it is the first sign-in', async () => {
    const german = new Browser();
    german.cookies.set('lang', 'de');
    await comeIn(german, { sub: '1', preferred_username: 'anna' });
    await server.app.contentLanguage.close();
    const facts = await server.app.store.db.selectFrom('facts').selectAll().execute();
    expect(facts).toContainEqual({ name: 'content-language', value: 'de' });
  });

  it('never takes over an existing user of the same name', async () => {
    await userWith({ name: 'Anna' });
    await comeIn(new Browser(), { sub: '1', preferred_username: 'anna' });
    await comeIn(new Browser(), { sub: '2', preferred_username: 'ANNA' });
    await comeIn(new Browser(), { sub: '3', preferred_username: 'admin' });
    expect((await users()).map(({ Name }) => Name)).toEqual(['admin', 'admin 2', 'Anna', 'anna 2', 'ANNA 3']);
  });

  it('uses the e-mail address if there is no name, and tells two people with the same one apart', async () => {
    await comeIn(new Browser(), { sub: '1', email: 'team@example.org' });
    await comeIn(new Browser(), { sub: '2', email: 'team@example.org' });
    expect((await users()).map(({ Name }) => Name)).toEqual(['admin', 'team@example.org', 'team@example.org 2']);
  });

  it('uses no name that cannot be read, and leaves out characters that turn the writing direction', async () => {
    await comeIn(new Browser(), { sub: '1', preferred_username: '\u3164', email: 'an\u202ena@example.org' });
    expect((await users()).map(({ Name }) => Name)).toEqual(['admin', 'anna@example.org']);
  });

  it('stores none of the service’s tokens', async () => {
    await comeIn(new Browser(), { sub: '1', preferred_username: 'anna' });
    const rows = await server.app.store.db.selectFrom('user_accounts').selectAll().execute();
    expect(rows).toMatchObject([{ provider_id: 'company', access_token: null, refresh_token: null, id_token: null }]);
  });

  const wrong: [what: string, claims: Partial<Claims>, change?: (provider: Provider) => void][] = [
    ['another nonce', { nonce: 'other' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'another-client' }],
    ['an expired token', { exp: 1 }],
    ['a token signed by somebody else', {}, (each) => (each.isForged = true)],
    ['a token without signature', {}, (each) => (each.isUnsigned = true)]
  ];
  it.each(wrong)('lets nobody in with %s', async (_what, claims, change) => {
    change?.(provider);
    const browser = new Browser();
    const response = await comeIn(browser, { sub: '1', preferred_username: 'anna', ...claims });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/sign-in?failed=company']);
    expect(await browser.whoAmI()).toBeUndefined();
    expect(await users()).toHaveLength(1);
  });

  it.each<[string, (back: URL) => URL]>([
    ['another state', (back) => (back.searchParams.set('state', 'x'.repeat(32)), back)],
    ['no state', (back) => (back.searchParams.delete('state'), back)],
    ['another code', (back) => (back.searchParams.set('code', 'x'), back)],
    ['no code', (back) => (back.searchParams.delete('code'), back)]
  ])('lets nobody in who comes back with %s', async (_what, meddle) => {
    const browser = new Browser();
    const response = await comeIn(browser, { sub: '1' }, '/', meddle);
    expect(response.headers.get('location')).toBe('/sign-in?failed=company');
    expect(await browser.whoAmI()).toBeUndefined();
  });

  it('lets nobody in with the return address of another browser', async () => {
    const started = await new Browser().ask('/sign-in/company');
    const back = new URL(provider.visit(started.headers.get('location') ?? ''));
    const victim = new Browser();
    const response = await victim.ask(`${back.pathname}${back.search}`);
    expect(response.headers.get('location')).toBe('/sign-in?failed=company');
    expect(await victim.whoAmI()).toBeUndefined();
  });

  it('lets nobody in who comes back with two cookies of its name, deletes both, and says so', async () => {
    provider.next = { sub: '1', preferred_username: 'anna' };
    const browser = new Browser();
    const started = await browser.ask('/sign-in/company');
    const back = new URL(provider.visit(started.headers.get('location') ?? ''));
    const [[name, value]] = [...browser.cookies] as [[string, string]];
    for (const cookie of [`${name}=planted; ${name}=${value}`, `${name}=${value}; ${name}=planted`]) {
      const response = await new Browser().ask(`${back.pathname}${back.search}`, { headers: { cookie } });
      expect([response.status, response.headers.get('location')]).toEqual([303, '/sign-in?failed=cookies']);
      expect(response.headers.getSetCookie()).toContain(`${name}=; Max-Age=0; HttpOnly; SameSite=Lax; Path=/`);
    }
    const beside = { cookie: `__Secure-${name}=planted; ${name}=${value}; ascdata.session_token=planted` };
    const response = await new Browser().ask(`${back.pathname}${back.search}`, { headers: beside });
    expect(response.headers.get('location')).toBe('/');
  });

  it('binds its cookie to this host if ORIGIN is https', async () => {
    await server[Symbol.asyncDispose]();
    server = await serve({ ...environment(), ORIGIN: 'https://widgets.example.org' });
    const started = await ask('/sign-in/company', { as: null, origin: 'https://widgets.example.org' });
    expect(started.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-ascdata\.state=[^;]+; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    ]);
  });

  it('lets no locked user in', async () => {
    await comeIn(new Browser(), { sub: '1', preferred_username: 'anna' });
    const [, anna] = await users();
    await ask(`/api/Users/${anna!.Id}`, { method: 'PATCH', json: { Locked: true } });
    const browser = new Browser();
    const response = await comeIn(browser, { sub: '1' });
    expect(response.headers.get('location')).toBe('/sign-in?failed=company');
    expect(await browser.whoAmI()).toBeUndefined();
  });

  it('is refused while the service calls itself something other than OIDC_ISSUER, and works again afterwards', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    provider.saysIssuer = 'https://evil.example';
    const browser = new Browser();
    expect((await browser.ask('/sign-in/company')).headers.get('location')).toBe('/sign-in?failed=company');
    provider.saysIssuer = undefined;
    vi.advanceTimersByTime(5_001);
    await comeIn(browser, { sub: '1', preferred_username: 'anna' });
    expect(await browser.whoAmI()).toBe('anna');
  });

  it('asks the service once, whatever the requests claim, and while it does not answer only every five seconds', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const start = (origin = ORIGIN) => ask('/sign-in/company', { as: null, origin });
    provider.saysIssuer = 'https://evil.example';
    await Promise.all(Array.from({ length: 20 }, () => start()));
    expect(provider.discoveries).toBe(1);
    vi.advanceTimersByTime(5_001);
    provider.saysIssuer = undefined;
    await Promise.all(['http://a.example', 'http://b.example', 'http://a.example'].map(start));
    expect(provider.discoveries).toBe(2);
    const address = new URL((await start('http://c.example')).headers.get('location') ?? '');
    expect(address.searchParams.get('redirect_uri')).toBe(`${ORIGIN}/auth/callback/company`);
    expect(provider.discoveries).toBe(2);
  });

  it('stores nothing for a network that began 300 sign-ins and finished none, and says how long to wait', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const start = (address: string) =>
      ask(`/sign-in/company?to=/${'a'.repeat(8_000)}`, { as: null, address }).then((response) => response.status);
    const statuses = new Set(await Promise.all(Array.from({ length: 300 }, () => start('10.0.0.1'))));
    const rows = async () => await server.app.store.db.selectFrom('verifications').select('value').execute();
    const stored = await rows();
    expect([statuses, stored.length]).toEqual([new Set([303]), 300]);
    expect(Math.max(...stored.map(({ value }) => value.length))).toBeLessThan(2_000);
    const limited = await ask('/sign-in/company', { as: null, address: '10.0.0.1' });
    expect([limited.status, limited.headers.get('retry-after'), (await rows()).length]).toEqual([429, '1', 300]);
    expect(await start('10.0.0.2')).toBe(303);
  });

  it('stores at most 10,000 unfinished sign-ins, those that are over not counted', async () => {
    const { db } = server.app.store;
    const begin = async () => (await ask('/sign-in/company', { as: null })).headers.get('location') ?? '';
    await begin();
    const at = new Date().toISOString();
    const begun = { identifier: 'state', value: '{}', created_at: at, updated_at: at };
    const expiring = (later: number) => ({ ...begun, expires_at: new Date(Date.now() + later).toISOString() });
    const fill = async (count: number, later: number) => {
      for (let from = 0; from < count; from += 1_000) {
        const rows = Array.from({ length: Math.min(1_000, count - from) }, () => expiring(later));
        await db.insertInto('verifications').values(rows).execute();
      }
    };
    await fill(5_000, -1_000);
    // From a time when the clock was a year ahead.
    await fill(5_000, 365 * 86_400_000);
    expect(await begin()).toMatch(/\/authorize\?/);
    expect(await db.selectFrom('verifications').select('id').execute()).toHaveLength(2);
    await fill(10_000, 60_000);
    expect(await begin()).toBe('/sign-in?failed=company');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])('never leads on to %s', async (to) => {
    const response = await comeIn(new Browser(), { sub: '1' }, to);
    expect(response.headers.get('location')).toBe('/');
  });

  it('offers no other address of the sign-in library', async () => {
    const paths = ['', '/sign-up/email', '/get-session', '/api-key/create', '/ok', '/callback/other'];
    for (const path of paths) {
      for (const method of ['GET', 'POST']) {
        const { status } = await ask(`/auth${path}`, { method });
        expect([path, method, status]).toEqual([path, method, method === 'GET' ? 404 : expect.any(Number)]);
        expect(status).toBeGreaterThanOrEqual(400);
      }
    }
  });
});

describe('without OIDC_ISSUER', () => {
  it('this sign-in does not exist', async () => {
    await server[Symbol.asyncDispose]();
    server = await serve();
    expect((await ask('/sign-in/company')).status).toBe(404);
    expect((await ask('/auth/callback/company?code=1&state=1')).status).toBe(404);
  });
});
