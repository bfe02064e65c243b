import { beforeAll, expect, it } from 'vitest';
import { ROUTES } from '../../src/lib/server/authorization/routes.js';
import { PASSWORD } from '../e2e/server.js';
import { ADMIN_KEY, describeAttackOnce, STANDARD_WIDGETS } from './target.js';

/** Values for path parameters that are not numbers. */
const PARTS: Readonly<Record<string, string>> = { '[[version]]': 'v1.18', '[kind]': 'spot', '[...place=place]': '' };
const pathOf = (routeId: string) => routeId.replace(/\[\[?[^\]]+\]\]?/g, (part) => PARTS[part] ?? '1');

const rows = Object.entries(ROUTES).flatMap(([routeId, methods]) =>
  Object.keys(methods).map((method) => ({ method, routeId, path: pathOf(routeId) }))
);
const NOBODY = {};
const BY_KEY = { authorization: `Bearer ${ADMIN_KEY}` };

describeAttackOnce('no answer of the product is cached for others', (target) => {
  let byBrowser: Record<string, string> = {};
  beforeAll(async () => {
    const signedIn = await target.send('POST', '/sign-in', { Name: 'admin', Password: PASSWORD }, null);
    byBrowser = { cookie: (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
  });

  async function expectPrivate(method: string, path: string, headers: Record<string, string>): Promise<void> {
    const response = await fetch(`${target.url}${path}`, { method, redirect: 'manual', headers });
    await response.body?.cancel();
    const isPage = response.headers.get('content-type') === 'text/html';
    const kept = isPage ? /^private, no-store$/ : /^private, no-(?:store|cache)$|\bno-store\b/;
    expect(response.headers.get('cache-control'), `${response.status} for ${JSON.stringify(headers)}`).toMatch(kept);
  }

  it.each(rows.filter(({ method }) => method === 'GET'))('from reading $routeId', async ({ method, path }) => {
    // The API answers everybody the same, whatever they accept.
    const accepts = path.startsWith('/api/') ? ['*/*'] : ['text/html', 'application/json'];
    for (const headers of [NOBODY, BY_KEY, byBrowser]) {
      for (const accept of accepts) await expectPrivate(method, path, { ...headers, accept });
    }
  });

  // After the reads, because some of these end a session.
  it.each(rows.filter(({ method }) => method !== 'GET'))('from $method $routeId', async ({ method, path }) => {
    for (const headers of [NOBODY, BY_KEY]) await expectPrivate(method, path, headers);
  });

  it('from an address without a route', async () => {
    for (const headers of [NOBODY, BY_KEY, byBrowser]) {
      for (const path of ['/nowhere', '/api/nowhere']) await expectPrivate('GET', path, headers);
    }
  });

  it('except a file of the pages, whose name contains the hash of its content', async () => {
    const page = await (await target.ask('/sign-in', { as: null, headers: { accept: 'text/html' } })).text();
    const [file = ''] = /\/_app\/immutable\/[^"']+/.exec(page.replaceAll('./_app', '/_app')) ?? [];
    const response = await target.ask(file, { as: null });
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public,max-age=31536000,immutable'
    ]);
  });
}, STANDARD_WIDGETS);
