import { secure } from '../../src/lib/server/platform/http/security.js';
import { log } from '../../src/lib/server/platform/log.js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PreviewTokens, type Preview } from '../../src/lib/server/widgets/previewToken.js';
import { ask, ORIGIN, previewOf, sample, serve, serverOfAll, upload, type Ask } from './harness.js';

const server = serverOfAll(serve);
let path: string;

const HTML = 'text/html; charset=utf-8';

beforeAll(async () => {
  const script = '<script xmlns="http://www.w3.org/2000/svg">1</script>';
  const files = {
    'data.json': '0123456789',
    'page.htm': '<p>',
    'Bild mit #.svg': `<svg>${script}</svg>`,
    'empty.txt': '',
    'unknown.exe': 'MZ',
    noextension: '<script>1</script>',
    'tu\u0308r.txt': 'door',
    'o\u0308l/\u00f6l.txt': 'oil'
  };
  const id = await upload(await sample({ files }));
  path = await previewOf(id);
});

/** Required headers of every response below /w/, whatever its status. */
function expectSandboxed(response: Response): void {
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      'sandbox allow-scripts',
      "frame-src 'none'",
      "form-action 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      `frame-ancestors ${ORIGIN}`
    ])
  );
  expect(policy).not.toMatch(/'self'|allow-same-origin|\*/);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'connection-allowlist': expect.stringMatching(/^\((?:"http[^ "]+")?\)$/) as string,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
    'document-isolation-policy': 'isolate-and-credentialless'
  });
  expect(response.headers.has('set-cookie')).toBe(false);
  expect(response.headers.has('location')).toBe(false);
}

describe('every response below /w/ is sandboxed', () => {
  const cases: [what: string, path: () => string, ask: Ask, status: number][] = [
    ['the start page', () => path, {}, 200],
    ['a file', () => `${path}data.json`, {}, 200],
    ['a part', () => `${path}data.json`, { headers: { range: 'bytes=0-3' } }, 206],
    ['a part that is not there', () => `${path}data.json`, { headers: { range: 'bytes=99-' } }, 416],
    ['a missing file', () => `${path}nothing.js`, {}, 404],
    ['no token at all', () => '/w/', {}, 404],
    ['a forged token', () => `/w/${'x'.repeat(60)}/index.html`, {}, 403],
    ['a page opened in a tab', () => path, { headers: { 'sec-fetch-dest': 'document' } }, 403],
    ['a method that is not offered', () => path, { method: 'POST' }, 405],
    ['a foreign change', () => path, { method: 'PUT', headers: { origin: 'null' } }, 403],
    ['a preflight', () => path, { method: 'OPTIONS', headers: { origin: 'null' } }, 204],
    ['headers only', () => path, { method: 'HEAD' }, 200]
  ];

  it.each(cases)('%s', async (_what, at, request, status) => {
    const response = await ask(at(), request);
    expect(response.status).toBe(status);
    expectSandboxed(response);
    await response.text();
  });

  it('an unchanged file', async () => {
    const tag = (await ask(`${path}data.json`)).headers.get('etag') ?? '';
    const response = await ask(`${path}data.json`, { headers: { 'if-none-match': `"other", ${tag}` } });
    expect([response.status, await response.text()]).toEqual([304, '']);
    expectSandboxed(response);
  });

  it('an error inside the server', async () => {
    const logged = vi.spyOn(log(), 'error').mockReturnValue();
    const open = vi.spyOn(server.app.packages, 'body').mockRejectedValue(new Error('secret detail'));
    const response = await ask(`${path}data.json`);
    expect(response.status).toBe(500);
    expectSandboxed(response);
    expect(await response.text()).not.toContain('secret');
    expect(JSON.stringify(logged.mock.calls)).toContain('/w/…/data.json');
    expect(JSON.stringify(logged.mock.calls)).not.toContain(path);
    open.mockRestore();
    logged.mockRestore();
  });
});

describe('a file of a package', () => {
  it.each([
    ['https://widgets.example.org', 'isolate-and-credentialless'],
    ['http://localhost:3000', 'isolate-and-credentialless'],
    ['http://[::1]:3000', 'isolate-and-credentialless'],
    ['http://widgets.example.org', null]
  ])('asks for a process of its own only where browsers grant it: with TLS or on localhost (%s)', (origin, asked) => {
    const { headers } = secure(new Response(), new URL(`${origin}/w/token/index.html`));
    expect(headers.get('document-isolation-policy')).toBe(asked);
  });

  it('under a name below localhost may use its own folder there, and be framed by pages of this machine', () => {
    const { headers } = secure(new Response(), new URL('http://w1.localhost:3000/w/token/a.js'), {
      host: 'w1.localhost:3000',
      origins: ['https://api.example.org', 'https://localhost', 'https://127.0.0.1:3000']
    });
    const own = 'http://w1.localhost:3000/w/token/';
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain(`connect-src ${own} https://api.example.org`);
    expect(policy).toContain('frame-ancestors http://localhost:3000 http://127.0.0.1:3000');
    expect(headers.get('document-isolation-policy')).toBe('isolate-and-credentialless');
  });

  it('may use its own folder only', async () => {
    const own = ORIGIN + path;
    const policy = (await ask(path)).headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        `default-src ${own} data: blob:`,
        `script-src ${own} 'unsafe-inline' 'unsafe-eval' blob:`,
        `style-src ${own} 'unsafe-inline'`,
        `connect-src ${own}`
      ])
    );
  });

  it.each([
    ['t\u00fcr.txt', 'door'],
    ['tu\u0308r.txt', 'door'],
    ['\u00f6l/o\u0308l.txt', 'oil'],
    ['T\u00dcR.txt', undefined],
    ['t\u00fcr2.txt', undefined]
  ])('is found however its accents are stored, and by nothing else: %j', async (name, content) => {
    const response = await ask(path + encodeURI(name));
    expect([response.status, await response.text()]).toEqual([
      content === undefined ? 404 : 200,
      content ?? 'The package has no such file.'
    ]);
  });

  it.each([
    ['index.html', HTML],
    ['page.htm', HTML],
    ['data.json', 'application/json; charset=utf-8'],
    ['lib/WizardBase.js', 'text/javascript; charset=utf-8'],
    ['Bild%20mit%20%23.svg', 'image/svg+xml; charset=utf-8'],
    ['unknown.exe', 'application/octet-stream'],
    ['noextension', 'application/octet-stream']
  ])('%s has its type from the fixed table', async (name, type) => {
    expect((await ask(path + name)).headers.get('content-type')).toBe(type);
  });

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=8-', '89', 'bytes 8-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=5-999', '56789', 'bytes 5-9/10']
  ])('is sent in part for %s', async (range, text, placed) => {
    const response = await ask(`${path}data.json`, { headers: { range } });
    expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([
      206,
      placed,
      text
    ]);
  });

  it.each(['bytes=3-1', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-', 'bytes=a-b'])(
    'is sent whole for %s',
    async (range) => {
      const response = await ask(`${path}data.json`, { headers: { range } });
      expect([response.status, await response.text()]).toEqual([200, '0123456789']);
    }
  );

  it.each(['../../store.db', '..%2f..%2fstore.db', '%2e%2e/preview.key', 'index.html%00.js', 'INDEX.HTML', 'lib'])(
    'is found under its exact name only, not as %s',
    async (name) => {
      expect([403, 404]).toContain((await ask(path + name)).status);
    }
  );

  it.each([
    ['index.html', 'iframe', 200],
    ['index.html', 'empty', 200],
    ['index.html', 'script', 403],
    ['index.html', 'object', 403],
    ['Bild%20mit%20%23.svg', 'document', 403],
    ['Bild%20mit%20%23.svg', 'image', 200],
    ['data.json', 'document', 403]
  ])('%s fetched as %s is answered with %i', async (name, destination, status) => {
    expect((await ask(path + name, { headers: { 'sec-fetch-dest': destination } })).status).toBe(status);
  });

  it('has a length of 0 where it is empty', async () => {
    const response = await ask(`${path}empty.txt`);
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '0', '']);
  });
});

describe('a token', () => {
  const secret = new Uint8Array(32).fill(7);
  const now = new Date('2026-01-01T00:00:00Z');
  const preview: Preview = { widgetId: 3, packageId: 42, bearer: 's12' };

  it('states for a day what it opens, and for whom', () => {
    const token = new PreviewTokens(secret, () => now).create(preview);
    const at = (hours: number) => new PreviewTokens(secret, () => new Date(now.getTime() + hours * 3_600_000));
    expect([at(0).read(token), at(23.9).read(token), at(24.1).read(token)]).toEqual([preview, preview, undefined]);
  });

  it('opens nothing with another secret, widget, package, bearer, a later expiry or a damaged signature', () => {
    const tokens = new PreviewTokens(secret, () => now);
    const token = tokens.create(preview);
    const parts = token.split('.');
    const withPart = (at: number, part: string) => parts.map((each, index) => (index === at ? part : each)).join('.');
    const forged = [
      withPart(0, '4'),
      withPart(1, '17'),
      withPart(2, 's13'),
      withPart(2, 'k12'),
      withPart(3, 'zzzzzz'),
      token.slice(0, -1),
      `${token}A`,
      ''
    ];
    expect(forged.map((each) => tokens.read(each))).toEqual(forged.map(() => undefined));
    expect(new PreviewTokens(new Uint8Array(32), () => now).read(token)).toBeUndefined();
  });
});
