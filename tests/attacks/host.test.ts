import { expect, it } from 'vitest';
import { sendRaw } from './raw.js';
import { ADMIN_KEY, describeAttackOnce } from './target.js';

const ORIGIN = 'https://widgets.example.org';

/** One of each kind of response: the API, a page, a static file, a widget's file, health. */
const PATHS = ['/api/Account', '/sign-in', '/lib/versions.json', '/w/token/index.html', '/healthz'];

const FOREIGN = [
  'evil.example',
  'EVIL.example:3000',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  'localhost.',
  'evil.widgets.example.org',
  'widgets.example.org.evil.example',
  'widgets.example.org.',
  '[2001:db8::1]',
  '192.0.2.1',
  '0.0.0.0'
];

const MALFORMED: readonly (readonly [what: string, hosts: readonly string[]])[] = [
  ['none', []],
  ['an empty one', ['Host:']],
  ['two', ['Host: 127.0.0.1', 'Host: evil.example']],
  ['two, the other way round', ['Host: evil.example', 'Host: 127.0.0.1']],
  ['the same twice', ['Host: 127.0.0.1', 'host: 127.0.0.1']],
  ['a user before an own name', ['Host: evil.example@127.0.0.1']],
  ['an own name as the user', ['Host: 127.0.0.1@evil.example']],
  ['an own name and a path', ['Host: 127.0.0.1/@evil.example']],
  ['a backslash', ['Host: evil.example\\@127.0.0.1']],
  ['a question mark', ['Host: evil.example?@127.0.0.1']],
  ['a fragment', ['Host: evil.example#@127.0.0.1']],
  ['a list', ['Host: 127.0.0.1, evil.example']],
  ['a blank', ['Host: 127.0.0.1 evil.example']],
  ['a percent sign', ['Host: %31%32%37.0.0.1']],
  ['a port that is none', ['Host: 127.0.0.1:evil']],
  ['a port beyond all', ['Host: 127.0.0.1:99999']],
  ['an open bracket', ['Host: [::1']],
  ['an address that is none', ['Host: 127.0.0.1.1.1']],
  ['letters beyond ASCII', ['Host: 127.0.0.1\u00ad']]
];

const OWN = [
  '127.0.0.1',
  '127.0.0.1:8080',
  'localhost:3000',
  'LOCALHOST',
  '[::1]:3000',
  'widgets.example.org',
  'Widgets.Example.ORG:443'
];

describeAttackOnce(
  'with ORIGIN set, the Host header of a request decides whether the server answers',
  (target) => {
    const ask = (path: string, hosts: readonly string[], method = 'GET') =>
      sendRaw(target.url, [`${method} ${path} HTTP/1.1`, ...hosts, `Authorization: Bearer ${ADMIN_KEY}`]);

    it.each(FOREIGN)('%s is refused on every path, with 403 and the address to open', async (host) => {
      for (const path of PATHS) {
        const { status, body } = await ask(path, [`Host: ${host}`]);
        expect([path, status]).toEqual([path, 403]);
        expect(JSON.parse(body)).toMatchObject({ code: 'host-not-allowed', detail: expect.stringContaining(ORIGIN) });
      }
    });

    it.each(MALFORMED)('%s is refused on every path, with 400', async (_what, hosts) => {
      for (const path of PATHS) expect([path, (await ask(path, hosts)).status]).toEqual([path, 400]);
    });

    it.each(OWN)('%s is answered, as people, proxies and health checks use it', async (host) => {
      for (const path of ['/healthz', '/api/Account', '/lib/versions.json']) {
        expect([path, (await ask(path, [`Host: ${host}`])).status]).toEqual([path, 200]);
      }
    });

    it('an address in the request line does not replace the header', async () => {
      for (const url of ['http://evil.example/healthz', 'http://127.0.0.1/healthz', '@evil.example/healthz']) {
        expect([url, (await ask(url, ['Host: 127.0.0.1'])).status]).toEqual([url, 400]);
      }
    });

    it.each(['X-Forwarded-Host: 127.0.0.1', 'Forwarded: host=127.0.0.1', 'X-Host: 127.0.0.1', 'X-Real-Host: 127.0.0.1'])(
      '%s does not replace the header',
      async (header) => {
        expect((await ask('/api/Account', ['Host: evil.example', header])).status).toBe(403);
      }
    );

    it('HTTP/1.0 needs the header too', async () => {
      const line = 'GET /healthz HTTP/1.0';
      expect((await sendRaw(target.url, [line])).status).toBe(400);
      expect((await sendRaw(target.url, [line, 'Host: 127.0.0.1'])).status).toBe(200);
    });

    it('a refusal can be neither run nor stored', async () => {
      for (const path of PATHS) {
        const { head } = await ask(path, ['Host: evil.example']);
        expect(head).toContain("content-security-policy: sandbox; default-src 'none'; form-action 'none';");
        expect(head).toContain('x-content-type-options: nosniff');
        expect(head).toContain('cache-control: no-store');
      }
    });
  },
  { ORIGIN }
);
