import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveOrigins } from './saveOrigins.js';

const [MINE, OTHER] = ['https://api.example.com', 'https://cdn.example.com'];

/** A server with a list; what happens to each request in its turn, beyond those named it just answers. */
function serverWith(list: string[], ...turns: ('lose request' | 'lose answer' | 'answer')[]) {
  const answer = (status: number) => new Response(JSON.stringify({ Origins: list }), { status });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit = {}) => {
    const turn = turns.shift() ?? 'answer';
    if (turn === 'lose request') throw new TypeError('no connection');
    let status = 200;
    if (init.method === 'PUT') {
      const isCurrent = (init.headers as Record<string, string>)['if-match'] === `"${list.join('|')}"`;
      if (isCurrent) list = (JSON.parse(init.body as string) as { Origins: string[] }).Origins;
      else status = 412;
    }
    if (turn === 'lose answer') throw new TypeError('no answer');
    return answer(status);
  });
}

async function saved(before: string[]) {
  const onunknown = vi.fn();
  const outcome = await saveOrigins({ id: 1, origins: [MINE], before, onunknown }, async () => {});
  return [outcome, onunknown.mock.calls.length > 0];
}

describe('saving the external addresses', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('counts as done where the answer was lost and the list is the one that was sent', async () => {
    serverWith([], 'lose answer', 'lose request');
    expect(await saved([])).toEqual([{ kind: 'saved', origins: [MINE] }, true]);
  });

  it('and as not done where the list is still the one before', async () => {
    serverWith([], 'lose request', 'lose request', 'lose request');
    expect(await saved([])).toEqual([{ kind: 'not' }, true]);
  });

  it('blames nobody for the own list, which a lost answer was about', async () => {
    serverWith([MINE]);
    expect(await saved([])).toEqual([{ kind: 'saved', origins: [MINE] }, false]);
  });

  it('shows the list that somebody else has saved, also after a lost answer', async () => {
    serverWith([OTHER], 'lose answer');
    expect(await saved([])).toEqual([{ kind: 'other', origins: [OTHER] }, true]);
  });
});
