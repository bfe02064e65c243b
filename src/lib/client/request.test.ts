import { afterEach, expect, it, vi } from 'vitest';
import { ownZone } from '../ascdata/dates.js';
import { request, requestAll } from './request.js';

afterEach(() => vi.unstubAllGlobals());

const UNREACHED = { ok: false, status: 0 };

it.each([
  ['has a body gives its value', new Response('{"id":1}'), { ok: true, value: { id: 1 } }],
  ['has no body gives no value', new Response(undefined, { status: 204 }), { ok: true, value: undefined }],
  ['breaks off counts as an unreachable server', new Response('{"id":'), UNREACHED],
  [
    'refuses gives the code',
    new Response('{"code":"not-found","detail":"No."}', { status: 404 }),
    { ok: false, code: 'not-found' }
  ],
  [
    'refuses single fields gives the sentence for each',
    new Response(
      '{"code":"body-invalid","detail":"Named below.","errors":[{"pointer":"/Name","detail":"Too long."},{"pointer":"/Rows","detail":"Too many."}]}',
      { status: 400 }
    ),
    {
      text: 'Too long. Too many.',
      errorTexts: new Map([
        ['/Name', 'Too long.'],
        ['/Rows', 'Too many.']
      ])
    }
  ],
  [
    'refuses without a body gives its status',
    new Response('', { status: 502, statusText: 'Bad Gateway' }),
    { text: '502 Bad Gateway' }
  ]
])('an answer that %s', async (_, response, answer) => {
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  expect(await request('/api/Widgets/1')).toMatchObject(answer);
});

it('a network failure counts as an unreachable server, and the request carries an AbortSignal', async () => {
  const asked = vi.fn((_url: string, _init: RequestInit) => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', asked);
  expect(await request('/api/Widgets/1')).toMatchObject(UNREACHED);
  expect(asked.mock.calls[0]?.[1].signal).toBeInstanceOf(AbortSignal);
});

it.each([['POST'], ['PUT'], ['PATCH'], ['DELETE']])('a %s names the time zone of the person', async (method) => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response(undefined, { status: 204 })));
  await request('/api/Drafts', { method, send });
  expect(new Headers(send.mock.calls[0]?.[1]?.headers).get('time-zone')).toBe(ownZone());
});

it('a zone that the server does not know keeps nobody from working', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}')));
  send.mockResolvedValueOnce(new Response('{"code":"time-zone-unknown"}', { status: 400 }));
  expect(await request('/api/Drafts', { method: 'POST', json: {}, send })).toMatchObject({ ok: true });
  const [named, unnamed] = send.mock.calls.map(([, init]) => ({ ...init, headers: new Headers(init?.headers) }));
  expect([named?.headers.has('time-zone'), unnamed?.headers.has('time-zone')]).toEqual([true, false]);
  expect([unnamed?.method, unnamed?.body]).toEqual(['POST', '{}']);
});

it('all pages of a list are read one after another, up to the one that names no next page', async () => {
  const pages: Record<string, Response> = {
    '/api/Widgets': new Response('[1,2]', { headers: { link: '</api/Widgets?cursor=a>; rel="next"' } }),
    '/api/Widgets?cursor=a': new Response('[3]')
  };
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(pages[url]));
  expect(await requestAll('/api/Widgets')).toEqual({ ok: true, value: [1, 2, 3] });
});

it('a list with a page that is refused is refused', async () => {
  const link = { link: '</api/Widgets?cursor=a>; rel="next"' };
  const pages: Record<string, Response> = { '/api/Widgets': new Response('[1]', { headers: link }) };
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(pages[url] ?? new Response('', { status: 503 })));
  expect(await requestAll('/api/Widgets')).toMatchObject({ ok: false, status: 503 });
});
