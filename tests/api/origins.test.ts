import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EditorData, WidgetSummary } from '../../src/lib/api.js';
import { secure } from '../../src/lib/server/platform/http/security.js';
import { widgetHeaders } from '../../src/lib/server/platform/http/widgetPolicy.js';
import { administrator } from '../rights/actors.js';
import { enginesInFull, onlyEngine } from '../store/engines.js';
import { ask, form, ORIGIN, previewOf, sample, serverOfAll, serverOfEach, TEXT_ELEMENT, upload } from './harness.js';
import { dump, outcome, serveOn } from './things.js';
import { somebody, variant } from './widgetGroups.js';

const API = 'https://api.example.com';
const CDN = 'https://cdn.example.com:8443';

const OPEN = ['connect-src', 'img-src', 'media-src', 'font-src', 'style-src'];

/** The sources of each directive of a policy. */
const directives = (policy: string | null): Map<string, string[]> =>
  new Map((policy ?? '').split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));

/** The directives that contain a source. */
const holding = (policy: string | null, source: string): string[] =>
  [...directives(policy)].filter(([, sources]) => sources.includes(source)).map(([name]) => name);

const policyAt = async (path: string): Promise<string | null> =>
  (await ask(path, { as: null })).headers.get('content-security-policy');

describe.each(enginesInFull)('external addresses on $name', (engine) => {
  const server = serverOfEach(() => serveOn(engine));
  let id: number;

  const list = (Origins: unknown, of = id) => ask(`/api/Widgets/${of}/Origins`, { method: 'PUT', json: { Origins } });
  const listed = async (of = id, as?: string) =>
    ((await (await ask(`/api/Widgets/${of}/Origins`, as === undefined ? {} : { as })).json()) as { Origins: string[] })
      .Origins;
  const path = (of = id) => previewOf(of);

  beforeEach(async () => {
    id = await upload(await sample());
  });

  it('are none at first', async () => {
    expect(await listed()).toEqual([]);
    expect(
      [...directives(await policyAt(await path())).values()].flat().filter((at) => at.startsWith('https:'))
    ).toEqual([]);
  });

  it('are stored and returned as origins, in the form a policy uses', async () => {
    const response = await list([`${API}/`, 'HTTPS://CDN.example.com:8443']);
    expect([response.status, await response.json()]).toEqual([200, { Origins: [API, CDN] }]);
    expect(await listed()).toEqual([API, CDN]);
  });

  it('are shown with the widget: in the list, in its content and in the editor', async () => {
    await list([API]);
    const summaries = (await (await ask('/api/Widgets')).json()) as WidgetSummary[];
    const content = (await (await ask(`/api/Widgets/${id}/Content`)).json()) as EditorData;
    expect([summaries[0]?.Origins, content.Origins]).toEqual([[API], [API]]);
    expect((await server.app.widgets.editorData(administrator, 'k0', id)).Origins).toEqual([API]);
  });

  it('belong to the template: all its variants have them, other templates do not', async () => {
    const { Id: copy } = await variant(id, {});
    const other = await upload(await sample({ identifier: 'test.other' }));
    await list([API], copy);
    expect([await listed(id), await listed(copy), await listed(other)]).toEqual([[API], [API], []]);
    expect(holding(await policyAt(await path(other)), API)).toEqual([]);
  });

  it('stay when the widget is replaced, for the new package and for pages that still show the old one', async () => {
    await list([API]);
    const old = await path();
    const next = form(['sample.dash.zip', await sample({ elements: [TEXT_ELEMENT] })]);
    expect((await ask(`/api/Widgets/${id}`, { method: 'PUT', body: next })).status).toBe(200);
    expect(await listed()).toEqual([API]);
    expect(holding(await policyAt(old), API)).toHaveLength(OPEN.length);
    expect(holding(await policyAt(await path()), API)).toHaveLength(OPEN.length);
  });

  it('are not in the policy of a page that is tried offline', async () => {
    await list([API]);
    expect(holding(await policyAt(`${await path()}index.html?offline=true`), API)).toEqual([]);
  });

  it('are added to exactly connect-src, img-src, media-src, font-src and style-src', async () => {
    const before = directives(await policyAt(await path()));
    await list([API, CDN]);
    const after = await policyAt(await path());
    expect(holding(after, API).sort()).toEqual([...OPEN].sort());
    expect(holding(after, CDN).sort()).toEqual([...OPEN].sort());
    for (const [name, sources] of directives(after)) {
      const own = sources.filter((source) => source !== API && source !== CDN);
      expect([name, own.length]).toEqual([name, before.get(name)?.length]);
    }
  });

  it('are closed at once when they are removed, even for a path that was issued before', async () => {
    await list([API]);
    const given = await path();
    expect(holding(await policyAt(given), API)).not.toEqual([]);
    await list([]);
    expect(holding(await policyAt(given), API)).toEqual([]);
  });

  it('are seen by anyone who may read the widget, and set by administrators only', async () => {
    const reader = await somebody({});
    await list([API]);
    expect(await listed(id, reader)).toEqual([API]);
    const before = await dump(server);
    expect(await outcome(`Widgets/${id}/Origins`, { method: 'PUT', json: { Origins: [CDN] }, as: reader })).toEqual([
      403,
      'not-allowed'
    ]);
    expect(await dump(server)).toBe(before);
  });

  it('are saved only over the list named in If-Match', async () => {
    await list([API]);
    const { headers } = await ask(`/api/Widgets/${id}/Origins`);
    const tag = headers.get('etag') ?? '';
    const put = (Origins: string[], sent: Record<string, string>) =>
      ask(`/api/Widgets/${id}/Origins`, { method: 'PUT', json: { Origins }, headers: sent });
    const first = await put([CDN], { 'if-match': tag });
    expect([first.status, first.headers.get('etag')]).toEqual([200, `"${CDN}"`]);
    const second = await put([API, CDN], { 'if-match': tag });
    expect([second.status, await second.json()]).toMatchObject([
      412,
      { code: 'origins-changed', current: { Origins: [CDN] } }
    ]);
    expect(await listed()).toEqual([CDN]);
    expect((await put([], { 'if-match': '"' })).status).toBe(400);
    expect((await put([], { 'if-match': '*' })).status).toBe(200);
  });

  it('may not be the product’s own host, on any port and by either name', async () => {
    const origin = 'https://widgets.example.org';
    process.env.ORIGIN = origin;
    for (const own of [origin, `${origin}:8443`]) {
      const request = { method: 'PUT', json: { Origins: [API, own] }, origin };
      const response = await ask(`/api/Widgets/${id}/Origins`, request);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'origin-own', errors: [{ pointer: '/Origins/1' }] });
      // By another name of it, too.
      expect(await outcome(`Widgets/${id}/Origins`, { ...request, origin: ORIGIN })).toEqual([400, 'origin-own']);
    }
    delete process.env.ORIGIN;
  });

  it('are answered with 404 for a widget that does not exist', async () => {
    expect(await outcome('Widgets/4711/Origins')).toEqual([404, 'widget-not-found']);
    expect(await outcome('Widgets/4711/Origins', { method: 'PUT', json: { Origins: [] } })).toEqual([
      404,
      'widget-not-found'
    ]);
  });
});

const BAD: [what: string, body: unknown, code: string][] = [
  ['no body member', {}, 'body-invalid'],
  ['not a list', { Origins: API }, 'body-invalid'],
  ['null', { Origins: null }, 'body-invalid'],
  ['a number', { Origins: [1] }, 'body-invalid'],
  ['an empty text', { Origins: [''] }, 'body-invalid'],
  ['a text without end', { Origins: [`https://${'a'.repeat(10_000)}`] }, 'body-invalid'],
  ['21 origins', { Origins: Array.from({ length: 21 }, (_, at) => `https://h${at}.example`) }, 'body-invalid'],
  ['plain http', { Origins: ['http://api.example.com'] }, 'origin-not-https'],
  ['a wildcard', { Origins: ['https://*.example.com'] }, 'origin-wildcard'],
  ['another directive', { Origins: ["https://a.example; script-src 'unsafe-inline'"] }, 'origin-characters'],
  ['a path', { Origins: ['https://a.example/v1'] }, 'origin-path'],
  ['a user', { Origins: ['https://a@b.example'] }, 'origin-user'],
  ['an IP address', { Origins: ['https://192.168.1.1'] }, 'origin-address'],
  ['localhost', { Origins: ['https://localhost'] }, 'origin-local'],
  ['twice the same', { Origins: [API, `${API}:443`] }, 'origin-twice'],
  ['no host', { Origins: ['https://'] }, 'origin-unreadable']
];

describe('a list of external addresses', () => {
  const server = serverOfAll(() => serveOn(onlyEngine));
  let id: number;

  beforeAll(async () => {
    id = await upload(await sample());
    await ask(`/api/Widgets/${id}/Origins`, { method: 'PUT', json: { Origins: [CDN] } });
  });

  it.each(BAD)('with %s is refused with 400, and the store stays as it was', async (_what, json, code) => {
    const before = await dump(server);
    expect(await outcome(`Widgets/${id}/Origins`, { method: 'PUT', json })).toEqual([400, code]);
    expect(await dump(server)).toBe(before);
  });
});

describe('the policies of a widget’s files', () => {
  const url = new URL('https://widgets.example.org/w/1.2.abc/index.html');
  const policies = (at: URL, origins?: string[]) => {
    const { 'content-security-policy': content, 'connection-allowlist': connections } = widgetHeaders(at, origins);
    return [content, connections];
  };

  it.each(['https://widgets.example.org', 'https://widgets.example.org:8443', 'https://a.example; script-src *', '*'])(
    'do not contain %j even if it is stored',
    (origin) => {
      expect(policies(url, [origin])).toEqual(policies(url));
    }
  );

  it('allow connections to the package’s own path and, with redirects, to listed origins', () => {
    const own = '"https://widgets.example.org/w/1.2.abc/*"';
    expect(policies(url)[1]).toBe(`(${own})`);
    expect(policies(url, [API, CDN])[1]).toBe(`(${own} "${API}" "${CDN}");redirects=allow`);
  });

  it.each(['/w/', '/w', '/w/a%2fb/x', '/%77/1.2.abc/x', '/W/1.2.abc/x'])('allow nothing for %s', (path) => {
    const [content, connections] = policies(new URL(path, url), [API]);
    expect(content).toContain("default-src 'none'");
    expect(content).not.toMatch(/https:\/\/(?!widgets\.example\.org(;|$))/);
    expect(connections).toBe('()');
  });

  it('leave them out for our own pages', () => {
    const page = new Response('', { headers: { 'content-type': 'text/html', 'content-security-policy': 'x' } });
    expect(
      secure(page, new URL('https://widgets.example.org/'), { origins: [API] }).headers.get('content-security-policy')
    ).not.toContain(API);
  });
});
