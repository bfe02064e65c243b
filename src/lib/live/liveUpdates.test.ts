import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveEvent, LiveState } from './follow.js';
import { LiveUpdates } from './liveUpdates.svelte.js';

const RETRY = 2_000;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A screen that shows a version of each widget, and reads what `saved` has. */
class Screen extends LiveUpdates {
  /** What a read gives; undefined: there is no answer. */
  readonly saved = new Map<number, number | undefined>();
  readonly shown = new Map<number, number>();
  readonly reads: number[] = [];
  readonly events: LiveEvent[] = [];
  readonly states: LiveState[] = [];
  busy = false;
  /** Reads are not answered before this is. */
  gate: Promise<void> = Promise.resolve();

  resumed(): void {
    this.resume();
  }
  protected override versionOf(id: number) {
    return this.shown.get(id);
  }
  protected override isFree() {
    return !this.busy;
  }
  protected override async renew(id: number) {
    this.reads.push(id);
    await this.gate;
    const version = this.saved.get(id);
    if (version !== undefined && this.isFree()) this.shown.set(id, version);
    return version;
  }
  protected override heard(event: LiveEvent) {
    this.events.push(event);
  }
  protected override turned(state: LiveState) {
    this.states.push(state);
  }
}

const open: Screen[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const each of open.splice(0)) each.stop();
  vi.useRealTimers();
});

/** A screen on widgets 1 and 2, its streams, and a function that sends on the newest of them. */
async function watching(...refusals: number[]) {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const asked: string[] = [];
  const send = ((url: string, { signal }: RequestInit) => {
    asked.push(url.replace('/api/Widgets/Events?ids=', ''));
    const refusal = refusals.shift();
    if (refusal !== undefined) return Promise.resolve(new Response('{}', { status: refusal }));
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        streams.push(stream);
        stream.enqueue(new TextEncoder().encode(':\n\n'));
        signal?.addEventListener('abort', () => stream.error(new Error('aborted')));
      }
    });
    return Promise.resolve(new Response(body));
  }) as typeof fetch;
  const screen = new Screen(send);
  open.push(screen);
  screen.watch([2, 1]);
  await pass(1);
  const say = async (name: string, data: object) => {
    streams.at(-1)!.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
    await pass(1);
  };
  const cut = () => streams.at(-1)!.error(new Error('cut'));
  return { screen, asked, say, cut, refusals };
}

describe('a screen that follows widgets', () => {
  it('reads a widget when a newer version is saved, and only then', async () => {
    const { screen, say } = await watching();
    screen.shown.set(1, 3);
    screen.saved.set(1, 4);
    await say('now', { Id: 1, Version: 3 });
    await say('saved', { Id: 1, Version: 4 });
    await say('saved', { Id: 1, Version: 4 });
    expect([screen.reads, screen.shown.get(1)]).toEqual([[1], 4]);
  });

  it('reads one at a time, and again until it has the newest version', async () => {
    const { screen, say } = await watching();
    let release = (): void => {};
    screen.gate = new Promise((resolve) => (release = resolve));
    screen.saved.set(1, 2);
    for (const Version of [2, 3]) await say('saved', { Id: 1, Version });
    expect(screen.reads).toEqual([1]);
    screen.saved.set(1, 3);
    screen.gate = Promise.resolve();
    release();
    await pass(1);
    expect(screen.shown.get(1)).toBe(3);
  });

  it('stops reading at what there is where the store is an older one again', async () => {
    const { screen, say } = await watching();
    screen.shown.set(1, 4);
    screen.saved.set(1, 2);
    await say('saved', { Id: 1, Version: 9 });
    await pass(10 * RETRY);
    expect(screen.reads).toEqual([1]);
  });

  it('reads again after a while where there was no answer', async () => {
    const { screen, say } = await watching();
    await say('saved', { Id: 1, Version: 2 });
    screen.saved.set(1, 2);
    await pass(RETRY - 2);
    expect(screen.reads).toEqual([1]);
    await pass(2);
    expect([screen.reads, screen.shown.get(1)]).toEqual([[1, 1], 2]);
  });

  it.each([401, 403, 404])(
    'waits with reading while the stream is refused with %i, and goes on when it is back',
    async (status) => {
      const { screen, say, cut, refusals } = await watching();
      await say('saved', { Id: 1, Version: 2 });
      refusals.push(...Array<number>(1000).fill(status));
      cut();
      await pass(10 * RETRY);
      // The one that was under way, and at most one before the stream was refused.
      const before = screen.reads.length;
      await pass(10 * RETRY);
      expect(screen.reads).toHaveLength(before);
      screen.saved.set(1, 2);
      refusals.length = 0;
      screen.resumed();
      await pass(1);
      expect(screen.shown.get(1)).toBe(2);
    }
  );

  it('reads nothing while it is busy, and what was heard of meanwhile afterwards', async () => {
    const { screen, say } = await watching();
    screen.busy = true;
    screen.saved.set(1, 2);
    await say('saved', { Id: 1, Version: 2 });
    expect(screen.reads).toEqual([]);
    screen.busy = false;
    screen.resumed();
    await pass(1);
    expect(screen.shown.get(1)).toBe(2);
  });

  it('reads a widget anew that was gone and is back in the same version', async () => {
    const { screen, say } = await watching();
    screen.saved.set(1, 2);
    await say('saved', { Id: 1, Version: 2 });
    await say('gone', { Id: 1 });
    screen.shown.delete(1);
    await say('now', { Id: 1, Version: 2 });
    expect([screen.reads, screen.events.map(({ kind }) => kind)]).toEqual([
      [1, 1],
      ['saved', 'gone', 'now']
    ]);
  });

  it('asks for another stream only when it shows other widgets', async () => {
    const { screen, asked } = await watching();
    screen.watch([1, 2, 2]);
    screen.watch([2]);
    screen.watch([]);
    await pass(1);
    expect(asked).toEqual(['1,2', '2']);
  });

  it('is told of each state of the stream once, and of a loss after some seconds', async () => {
    const { screen, cut } = await watching(503, 503, 503, 503);
    await pass(2_000);
    expect([screen.states, screen.lost]).toEqual([['lost'], false]);
    await pass(10_000);
    expect([screen.states, screen.lost]).toEqual([['lost', 'connected'], false]);
    cut();
    await pass(200);
    expect(screen.states.slice(0, 3)).toEqual(['lost', 'connected', 'lost']);
  });

  it('reads nothing any more once it is stopped', async () => {
    const { screen, say } = await watching();
    await say('saved', { Id: 1, Version: 2 });
    screen.stop();
    await pass(10 * RETRY);
    expect(screen.reads).toEqual([1]);
  });
});
