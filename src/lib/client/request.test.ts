import { afterEach, expect, it, vi } from 'vitest';
import { request } from './request.js';

afterEach(() => vi.unstubAllGlobals());

const UNREACHED = { ok: false, status: 0 };

it.each([
  ['has a body', new Response('{"id":1}'), { ok: true, value: { id: 1 } }],
  ['has none', new Response(undefined, { status: 204 }), { ok: true, value: undefined }],
  ['broke off', new Response('{"id":'), UNREACHED],
  ['refuses', new Response('{"code":"not-found","detail":"No."}', { status: 404 }), { ok: false, code: 'not-found' }],
  [
    'refuses what was sent, place by place',
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
  ['refuses without a word', new Response('', { status: 502, statusText: 'Bad Gateway' }), { text: '502 Bad Gateway' }]
])('an answer that %s', async (_, response, answer) => {
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  expect(await request('/api/Widgets/1')).toMatchObject(answer);
});

it('no answer is as if the server could not be reached, and is not waited for without end', async () => {
  const asked = vi.fn((_url: string, _init: RequestInit) => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', asked);
  expect(await request('/api/Widgets/1')).toMatchObject(UNREACHED);
  expect(asked.mock.calls[0]?.[1].signal).toBeInstanceOf(AbortSignal);
});
