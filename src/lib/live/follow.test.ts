import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { follow, type LiveEvent, type LiveState, EventParser } from './follow.js';
import fc from 'fast-check';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const bytes = (text: string) => new TextEncoder().encode(text);
const event = (version: number, name = 'saved') =>
  `id: 1:${version}\nevent: ${name}\ndata: {"Id":1,"Version":${version},"By":"Anna"}\n\n`;

/** Follows widget 1 on a server whose answers are these, one for each connection; then it is silent. */
function followed(...answers: (string | number | Response)[]) {
  const sent: { url: string; known: string | null }[] = [];
  const events: LiveEvent[] = [];
  const states: LiveState[] = [];
  const open: AbortSignal[] = [];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const send = ((url: string, init: RequestInit) => {
    sent.push({ url, known: new Headers(init.headers).get('last-event-id') });
    open.push(init.signal!);
    const answer = answers.shift();
    if (answer instanceof Response) return Promise.resolve(answer);
    if (typeof answer === 'number') return Promise.resolve(new Response('{}', { status: answer }));
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        streams.push(stream);
        if (answer !== undefined) stream.enqueue(bytes(answer));
        if (answer !== undefined && answers.length > 0) stream.close();
        init.signal?.addEventListener('abort', () => stream.error(new Error('aborted')));
      }
    });
    return Promise.resolve(new Response(body));
  }) as typeof fetch;
  const live = follow({ ids: [1], onevent: (each) => events.push(each), onstate: (each) => states.push(each), send });
  return { live, sent, events, states, open, streams };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a live stream that is followed', () => {
  it('is asked for from the start, and after a break behind the last event', async () => {
    const { live, sent, events } = followed(event(3, 'now'), event(4), event(5));
    await pass(10_000);
    expect(sent.map(({ known }) => known)).toEqual([null, '1:3', '1:4']);
    expect(sent[0]?.url).toBe('/api/Widgets/Events?ids=1');
    expect(events).toEqual([
      { kind: 'now', id: 1, version: 3, by: 'Anna' },
      { kind: 'saved', id: 1, version: 4, by: 'Anna' },
      { kind: 'saved', id: 1, version: 5, by: 'Anna' }
    ]);
    live.close();
  });

  it('tells who follows a widget later what is known of its folder, until it is refused', async () => {
    const first = followed(`event: folder\ndata: {"Id":1,"Folder":"mine"}\n\n`);
    await pass(1000);
    first.live.close();
    const folder = { kind: 'folder', id: 1, folder: { name: 'mine', problem: null, found: [], more: 0 } };
    expect(first.events).toEqual([folder]);
    const later = followed(403);
    expect(later.events).toEqual([folder]);
    await pass(1000);
    later.live.close();
    expect(followed().events).toEqual([]);
  });

  it('refused with 401 waits until it is told to try again', async () => {
    const { live, sent, states } = followed(401);
    await pass(600_000);
    expect([sent.length, states]).toEqual([1, ['signed-out']]);
    live.retry();
    await pass(1);
    expect(sent).toHaveLength(2);
    live.close();
  });

  it.each([
    [403, 'forbidden'],
    [404, 'gone']
  ])('refused with %i asks a few times a minute whether that is over', async (status, state) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { live, sent, states } = followed(status, status, event(3, 'now'));
    await pass(29_000);
    expect([sent.length, states]).toEqual([1, [state]]);
    await pass(32_000);
    expect([sent.length, states]).toEqual([3, [state, 'connected']]);
    live.close();
  });

  it.each([
    [401, '1:3'],
    [403, null],
    [404, null]
  ])(
    'refused with %i is asked for behind the last event or, where that said they are gone, anew',
    async (status, known) => {
      const { live, sent } = followed(event(3, 'now'), status);
      await pass(10_000);
      live.retry();
      await pass(1);
      expect(sent.map((each) => each.known)).toEqual([null, '1:3', known]);
      live.close();
    }
  );

  it('is tried again by itself after anything else, less and less often, but never given up', async () => {
    const { live, sent, states } = followed(...Array.from({ length: 100 }, () => 503));
    await pass(1_000);
    const atFirst = sent.length;
    await pass(60_000);
    const before = sent.length;
    await pass(60_000);
    expect(atFirst).toBeGreaterThan(1);
    expect(sent.length - before).toBeLessThanOrEqual(4);
    await pass(600_000);
    const later = sent.length;
    await pass(60_000);
    expect(sent.length).toBeGreaterThan(later);
    expect(new Set(states)).toEqual(new Set(['lost']));
    live.close();
  });

  it('is not tried again before the server that refused it says, yet after half a minute at most', async () => {
    const busy = (seconds: number) => new Response('{}', { status: 429, headers: { 'retry-after': String(seconds) } });
    const { live, sent } = followed(busy(20), busy(3_600));
    await pass(19_000);
    expect(sent).toHaveLength(1);
    await pass(2_000);
    expect(sent).toHaveLength(2);
    await pass(31_000);
    expect(sent).toHaveLength(3);
    live.close();
  });

  it('is tried again at once when a good connection breaks, however often it failed before', async () => {
    const { live, sent, streams } = followed(503, 503, 503, 503, 503, 503);
    await pass(30_000);
    streams[0]!.enqueue(bytes(':\n\n'));
    const before = sent.length;
    await pass(10_000);
    streams[0]!.error(new Error('cut'));
    await pass(500);
    expect([before, sent.length]).toEqual([7, 8]);
    live.close();
  });

  it('that has gone without a word is opened anew', async () => {
    const { live, sent, states } = followed();
    await pass(39_000);
    expect(sent).toHaveLength(1);
    await pass(2_000);
    expect([sent.length, states]).toEqual([2, ['lost']]);
    live.close();
  });

  it('that says something now and then is not: it goes on, however long nothing is saved', async () => {
    const { live, sent, streams, states } = followed();
    for (let beat = 0; beat < 10; beat += 1) {
      await pass(15_000);
      streams[0]!.enqueue(bytes(':\n\n'));
    }
    await pass(1);
    expect([sent.length, new Set(states)]).toEqual([1, new Set(['connected'])]);
    live.close();
  });

  it('gives its connection back when its page is not looked at, and catches up when it is again', async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('document', page);
    const look = (state: 'visible' | 'hidden') => {
      page.visibilityState = state;
      page.dispatchEvent(new Event('visibilitychange'));
    };
    const { live, sent, open, states } = followed(event(3, 'now'));
    await pass(1);
    look('hidden');
    await pass(9_000);
    look('visible');
    look('hidden');
    await pass(9_000);
    expect(open[0]?.aborted).toBe(false);
    await pass(600_000);
    expect([open[0]?.aborted, sent.length, states.at(-1)]).toEqual([true, 1, 'resting']);
    look('visible');
    await pass(1);
    expect(sent.map(({ known }) => known)).toEqual([null, '1:3']);
    live.close();
    vi.unstubAllGlobals();
  });

  it('is over once it is closed', async () => {
    const { live, sent, open, states } = followed(event(1, 'now'));
    await pass(1);
    live.close();
    live.retry();
    await pass(600_000);
    expect([sent.length, open[0]?.aborted, states]).toEqual([1, true, ['connected']]);
  });

  it('says of a deleted widget that it is gone', async () => {
    const { live, events } = followed('id: 1:0\nevent: gone\ndata: {"Id":1}\n\n');
    await pass(1);
    expect(events).toEqual([{ kind: 'gone', id: 1 }]);
    live.close();
  });
});

const TEXT =
  'retry: 2000\n\nid: 1:5\nevent: now\ndata: {"Id":1}\n\n:\n\nid: 1:6\nevent: saved\ndata: {"a":\ndata: 1}\n\n';
const EVENTS = [
  { name: 'now', data: '{"Id":1}', id: '1:5' },
  { name: 'saved', data: '{"a":\n1}', id: '1:6' }
];

describe('an event stream', () => {
  it('is read the same in whatever pieces it comes, and with either end of a line', () => {
    const cuts = fc
      .uniqueArray(fc.nat(TEXT.length), { maxLength: 12 })
      .map((all) => [0, ...all.toSorted((a, b) => a - b)]);
    const law = fc.property(cuts, fc.constantFrom(TEXT, TEXT.replaceAll('\n', '\r\n')), (places, text) => {
      const parser = new EventParser();
      const pieces = places.map((place, index) => text.slice(place, places[index + 1]));
      expect(pieces.flatMap((piece) => parser.push(piece))).toEqual(EVENTS);
    });
    fc.assert(law, { seed: 20_261_121 });
  });

  it('has no event of comments, of times to retry, or of what was cut off', () => {
    expect(new EventParser().push(':\n\nretry: 1\n\nid: 4\n\ndata: half')).toEqual([]);
  });
});
