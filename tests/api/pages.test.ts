import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { App, PASSWORD } from '../e2e/server.js';

/**
 * Pages requested by something other than a browser: curl, a monitor, a health check. Against the built server, which includes
 * SvelteKit.
 */
const app = new App({ DEMO: '0' }, 'empty');
beforeAll(() => app.start(), 60_000);
afterAll(() => app.dispose());

const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
  fetch(`${app.url}${path}`, { method, headers });
const typeOf = (response: Response) => response.headers.get('content-type');

describe.each(['GET', 'HEAD'])('%s by somebody who is not signed in', (method) => {
  it.each([['*/*'], ['text/html'], ['image/png'], ['']])(
    'leads from “/” to the sign-in page, with Accept: %s',
    async (accept) => {
      const response = await ask('/', { accept }, method);
      expect([response.status, new URL(response.url).pathname, typeOf(response)]).toEqual([
        200,
        '/sign-in',
        'text/html'
      ]);
    }
  );

  it.each(['/', '/account', '/dashboard/1', '/nowhere'])(
    'is answered with 401 and a problem at “%s” when JSON is asked for',
    async (path) => {
      const response = await ask(path, { accept: 'application/json' }, method);
      expect([response.status, typeOf(response)]).toEqual([401, 'application/problem+json']);
    }
  );

  it('is answered with 405 and a problem at /sign-in when JSON is asked for', async () => {
    const response = await ask('/sign-in', { accept: 'application/json' }, method);
    expect([response.status, typeOf(response)]).toEqual([405, 'application/problem+json']);
    expect(response.headers.get('allow')).toContain('POST');
  });
});

it.each(['text/html', '*/*', 'application/json'])('POST /sign-in signs in, with Accept: %s', async (accept) => {
  const body = JSON.stringify({ Name: 'admin', Password: PASSWORD });
  const headers = { accept, 'content-type': 'application/json' };
  const response = await fetch(`${app.url}/sign-in`, { method: 'POST', headers, body });
  expect([response.status, response.headers.getSetCookie().length]).toEqual([204, 1]);
});
