import { afterEach, describe, expect, it, vi } from 'vitest';
import { untilNextTry } from './pictures.js';

const answering = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<() => Promise<Response>>().mockImplementation(async () => answer())
  );
const asked = () => untilNextTry('/api/Widgets/1/Thumbnail', new AbortController().signal);

describe('a picture that did not come', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is asked for again when the server, which is too busy, says so', async () => {
    answering(() => new Response(null, { status: 503, headers: { 'retry-after': '7' } }));
    expect(await asked()).toBe(7_000);
    answering(() => new Response(null, { status: 503 }));
    expect(await asked()).toBe(5_000);
  });

  it('is asked for at once where it is there by now', async () => {
    answering(() => new Response(null, { status: 200 }));
    expect(await asked()).toBe(0);
  });

  it('is not asked for again where there is none, or nobody answers', async () => {
    for (const status of [204, 403, 404, 500]) {
      answering(() => new Response(null, { status }));
      expect(await asked()).toBeUndefined();
    }
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await asked()).toBeUndefined();
  });
});
