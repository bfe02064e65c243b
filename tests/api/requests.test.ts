import { log, loggedPath } from '../../src/lib/server/platform/log.js';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { languageOf } from '../../src/lib/server/platform/http/accept.js';
import { secure } from '../../src/lib/server/platform/http/security.js';
import { isWidgetPath } from '../../src/lib/server/platform/http/widgetPath.js';
import { setCurrentApp } from '../../src/lib/server/app/currentApp.js';
import { ask, form, ORIGIN, sample, serve, serverOfAll, serverOfEach, upload, userWith } from './harness.js';
import { administrator } from '../rights/actors.js';

describe('a request that changes something', () => {
  const server = serverOfEach(serve);
  let id: number;
  beforeEach(async () => {
    id = await upload(await sample());
  });

  const foreign: [what: string, headers: Record<string, string>][] = [
    ['from another website', { origin: 'https://evil.example' }],
    ['from an opaque origin, as a widget has', { origin: 'null' }],
    ['from another port of this machine', { origin: 'http://127.0.0.1:8080' }],
    ['from the same name by another protocol', { origin: 'https://127.0.0.1:3000' }],
    ['without an origin, called cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['without an origin, called same-site', { 'sec-fetch-site': 'same-site' }]
  ];
  const types = ['application/json', 'text/plain', 'TEXT/PLAIN', 'application/x-www-form-urlencoded', undefined];
  it.each(foreign)('%s is refused, whatever its content type, and changes nothing', async (_what, headers) => {
    for (const type of types) {
      for (const [method, path] of [
        ['PATCH', `/api/Widgets/${id}`],
        ['DELETE', `/api/Widgets/${id}`],
        ['PUT', `/api/Widgets/${id}/Values`],
        ['POST', `/api/Widgets/${id}/Variants`],
        ['POST', `/api/Widgets/${id}/Preview`]
      ] as const) {
        const sent = { 'if-match': '"1"', ...(type && { 'content-type': type }), ...headers };
        const response = await ask(path, { method, headers: sent, body: '{"Name":"x","Values":{}}' });
        expect([method, path, response.status]).toEqual([method, path, 403]);
        expect(await response.json()).toMatchObject({ code: 'foreign-origin' });
      }
    }
    expect(await server.app.widgets.list(administrator)).toMatchObject([{ Id: id, Name: 'sample' }]);
    expect(await server.app.values.read(administrator, id)).toMatchObject({ Version: 1 });
  });

  it('is accepted from our own pages and from scripts', async () => {
    for (const headers of [{ origin: ORIGIN }, { 'sec-fetch-site': 'same-origin' }, {}] as Record<string, string>[]) {
      const response = await ask(`/api/Widgets/${id}`, { method: 'PATCH', headers, json: { Name: 'x' } });
      expect(response.status).toBe(200);
    }
  });

  it('is refused for an upload from a widget', async () => {
    const response = await ask('/api/Widgets', {
      method: 'POST',
      headers: { origin: 'null' },
      body: form(['b.dash.zip', await sample({ identifier: 'test.other' })])
    });
    expect(response.status).toBe(403);
    expect(await server.app.widgets.list(administrator)).toHaveLength(1);
  });
});

describe('an address under /api', () => {
  const server = serverOfAll(serve);

  it.each([
    ['/api', 'GET', 404, 'not-found'],
    ['/api/Nothing', 'GET', 404, 'not-found'],
    ['/api/v1.19/Widgets', 'GET', 404, 'not-found'],
    ['/api/v1.01/Widgets', 'GET', 404, 'not-found'],
    ['/api/v2.0/Widgets', 'GET', 404, 'not-found'],
    ['/api/Widgets', 'DELETE', 405, 'method-not-allowed'],
    ['/api/Widgets/1/Values', 'POST', 405, 'method-not-allowed'],
    ['/api/catalogue/media', 'PUT', 405, 'method-not-allowed']
  ])('%s %s is answered as a problem', async (path, method, status, code) => {
    const response = await ask(path, { method });
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
    expect(await response.json()).toMatchObject({ type: 'about:blank', status, code });
    expect(response.headers.has('allow')).toBe(status === 405);
  });

  it.each(['/api/Widgets', '/api/v1.0/Widgets', '/api/v1.18/Widgets'])('%s gives the same answer', async (path) => {
    expect([(await ask(path)).status, await (await ask(path)).json()]).toEqual([200, []]);
  });

  it.each([
    ['SQLITE_FULL', 507, 'disk-full'],
    ['ENOSPC', 507, 'disk-full'],
    ['SQLITE_BUSY', 503, 'busy'],
    ['SQLITE_CORRUPT', 503, 'store-damaged'],
    ['SQLITE_IOERR', 503, 'store-unwritable'],
    ['SQLITE_ERROR', 500, 'internal']
  ])('answers %s with what it means for the user', async (inner, status, code) => {
    const logged = vi.spyOn(log(), 'error').mockReturnValue();
    const error = Object.assign(new Error('inner'), { code: inner });
    const list = vi.spyOn(server.app.widgets, 'page').mockRejectedValue(error);
    const response = await ask('/api/Widgets');
    expect([response.status, await response.json()]).toMatchObject([status, { code }]);
    list.mockRestore();
    logged.mockRestore();
  });

  it('reveals nothing of what went wrong inside', async () => {
    const logged = vi.spyOn(log(), 'error').mockReturnValue();
    const list = vi.spyOn(server.app.widgets, 'page').mockRejectedValue(new Error('select secret from store.db'));
    const response = await ask('/api/Widgets');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(/select|secret|store\.db|at .*\.ts/);
    expect(logged).toHaveBeenCalledOnce();
    list.mockRestore();
    logged.mockRestore();
  });
});

describe('of many requests of one user at once', () => {
  const server = serverOfAll(serve);
  let many: string;
  /** Those that are being worked on wait here, each to be let go on by a call. */
  const begun: (() => void)[] = [];
  beforeAll(async () => {
    many = (await userWith({ role: 'administrator' })).key;
    const { widgets } = server.app;
    const page = widgets.page.bind(widgets);
    vi.spyOn(widgets, 'page').mockImplementation(async (...asked) => {
      await new Promise<void>((resolve) => begun.push(resolve));
      return page(...asked);
    });
  });

  const lists = (count: number) => Array.from({ length: count }, () => ask('/api/Widgets', { as: many }));
  /** Lets one after the other go on until something is answered. Returns how many. */
  async function goOnUntil(answer: Promise<unknown>): Promise<number> {
    let [count, isOver] = [0, false];
    void answer.then(() => (isOver = true));
    while (!isOver) {
      const next = begun.shift();
      next?.();
      if (next) count += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    return count;
  }

  it('four are worked on, and one of somebody else is answered before they are', async () => {
    const { key } = await userWith();
    const before = lists(50);
    const { status } = await ask('/api/catalogue/media?search=a%20b%20c', { as: key });
    await vi.waitFor(() => expect(begun.length).toBeGreaterThanOrEqual(4));
    expect([status, begun.length]).toEqual([200, 4]);
    expect(await goOnUntil(Promise.all(before))).toBe(50);
  });

  it('a save waits only for those that came before it', async () => {
    const id = await upload(await sample());
    const before = lists(50);
    const headers = { 'if-match': '"1"' };
    const saving = ask(`/api/Widgets/${id}/Values`, { method: 'PUT', headers, json: { Values: {} }, as: many });
    await vi.waitFor(() => expect(begun).toHaveLength(4));
    const after = lists(50);
    for (let ended = 0; ended < 50; ended++) {
      await vi.waitFor(() => expect(begun.length).toBeGreaterThan(0), { interval: 1 });
      begun.shift()?.();
    }
    expect((await saving).status).toBe(200);
    expect(await goOnUntil(Promise.all([...before, ...after]))).toBe(50);
  });

  it('those that are too many to wait are refused, and asked again later they are answered', async () => {
    const asked = lists(210);
    const refused = await Promise.all(asked.slice(204));
    const expected = Array.from({ length: 6 }, () => [429, '1']);
    expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(expected);
    await goOnUntil(Promise.all(asked));
    const [again] = lists(1);
    await goOnUntil(again!);
    expect((await again!).status).toBe(200);
  });
});

describe('headers of our own answers', () => {
  const page = () =>
    new Response('', { headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" } });

  it('let a page frame only what is below /w/, of its own host or below localhost', () => {
    const policy = secure(page(), new URL(`${ORIGIN}/widgets/1`)).headers.get('content-security-policy');
    expect(policy).toBe(`default-src 'none'; frame-src ${ORIGIN}/w/ http://*.localhost:3000/w/`);
  });

  it('keep an answer of the API from being run or framed', async () => {
    const server = await serve();
    const { headers } = await ask('/api/Widgets');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin'
    });
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.has('access-control-allow-origin')).toBe(false);
    await server[Symbol.asyncDispose]();
  });

  it('do not let a page of ours be framed, even if it has no policy of its own', () => {
    const bare = new Response('', { status: 500, headers: { 'content-type': 'text/html' } });
    const policy = secure(bare, new URL(ORIGIN)).headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('script-src');
  });
});

describe('what a page of ours may load', () => {
  const self = `default-src 'none'; script-src 'self' /own.js 'nonce-abc'; style-src 'self' 'unsafe-inline'; connect-src 'self'`;
  const sent = (at: string, host?: string) => {
    const headers = { 'content-type': 'text/html', 'content-security-policy': self };
    return secure(new Response('', { headers }), new URL(at), { host }).headers.get('content-security-policy');
  };

  it('comes from the build’s folder or is a file the page names, while data may come from the whole host', () => {
    expect(sent(`${ORIGIN}/widgets/1`, '127.0.0.1:3000')).toBe(
      `default-src 'none'; script-src ${ORIGIN}/_app/ ${ORIGIN}/own.js 'nonce-abc'; ` +
        `style-src ${ORIGIN}/_app/ 'unsafe-inline'; connect-src 'self'; frame-src ${ORIGIN}/w/ http://*.localhost:3000/w/`
    );
  });

  it('comes from there under the proxy’s name and our own', () => {
    expect(sent('https://widgets.example.org/', '10.0.0.7:3000')).toContain(
      `style-src https://widgets.example.org/_app/ 10.0.0.7:3000/_app/ 'unsafe-inline';`
    );
  });

  it.each(['evil.example/;', "a b 'unsafe-inline'", 'a,b', '*', '*.example', ''])(
    'is not extended to the host the request claims: %j',
    (host) => {
      expect(sent('https://widgets.example.org/', host)).toContain(
        `script-src 'self' 'nonce-abc'; style-src 'self' 'unsafe-inline';`
      );
    }
  );

  it('comes from the whole host if its address cannot be written in a policy', () => {
    expect(sent('http://[::1]:3000/', '[::1]:3000')).toContain(`script-src 'self' 'nonce-abc';`);
  });
});

describe('a path below /w/', () => {
  const ours = [
    '/',
    '/widgets/1',
    '/groups/w',
    '/api/w',
    '/sign-in',
    '/w1/x',
    '/ww/',
    '/%2577x/',
    '/a/../b/w',
    '/..w/',
    '/a;/w'
  ];

  it.each(ours)('is not %s, however it is read', (path) => expect(isWidgetPath(path)).toBe(false));

  it.each(['/w/TOKEN/x.js', '/w/TOKEN/%', '//w/TOKEN/x', '/W/TOKEN/x', '/%77/TOKEN/x', '/w;a/TOKEN', '/w/%54OKEN/x'])(
    '%s is logged without its token',
    (path) => {
      const logged = loggedPath({ url: new URL(`${ORIGIN}${path}`), params: {} });
      expect(logged).toMatch(/^\/w\/…/);
      expect(logged).not.toContain('OKEN');
    }
  );

  it('is told apart even in the longest addresses that a request may have', () => {
    const long = 16_000;
    for (const part of ['%25', '.', '../', '/', ';', '%c1', '\\', 'w.'])
      expect(isWidgetPath(`/${part.repeat(long / part.length)}x/`)).toBe(false);
  });
});

describe('/healthz', () => {
  it('answers 503 before the server is ready, 200 after, and 503 when the database is gone', async () => {
    setCurrentApp(undefined);
    expect((await ask('/healthz')).status).toBe(503);
    const server = await serve();
    expect((await ask('/healthz')).status).toBe(200);
    await server.app.close();
    expect((await ask('/healthz')).status).toBe(503);
    const again = await serve({}, server.folder);
    await again[Symbol.asyncDispose]();
  });
});

describe('the language of the interface', () => {
  it('is named in Vary for our own answers, and not for files of a widget', () => {
    const vary = (path: string, before?: string) =>
      secure(new Response('', { headers: before ? { vary: before } : {} }), new URL(path, ORIGIN), {}).headers.get(
        'vary'
      );
    expect(vary('/api/Widgets')).toBe('accept, accept-language, authorization, cookie');
    expect(vary('/', 'Cookie, Save-Data')).toBe('cookie, save-data, accept, accept-language, authorization');
    expect(vary('/w/token/index.html')).toBeNull();
  });

  it.each([
    [undefined, null, 'en'],
    [undefined, 'de', 'de'],
    [undefined, 'de-AT,de;q=0.9,en;q=0.8', 'de'],
    [undefined, 'en-GB,de;q=0.9', 'en'],
    [undefined, 'it,de;q=0.5,en;q=0.7', 'en'],
    [undefined, 'nl,it', 'en'],
    [undefined, 'de;q=0,it', 'en'],
    [undefined, ';;;q=x,,,', 'en'],
    ['de', 'en', 'de'],
    ['en', 'de', 'en'],
    ['xx', 'de', 'de']
  ])('is, for the cookie %s and Accept-Language %s, %s', (cookie, accepted, language) => {
    expect(languageOf(cookie, accepted)).toBe(language);
  });
});
