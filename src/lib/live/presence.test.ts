import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Presence, followWithPresence } from './presence.svelte.js';

const REST = 300;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** What was sent to the server, and its next answer. */
class Told {
  readonly moves: string[] = [];
  answer = (): Response => new Response(null, { status: 204 });

  readonly send: typeof fetch = async (url, init) => {
    const { Element } = JSON.parse(String(init?.body)) as { Element: string | null };
    this.moves.push(`${String(url)} ${Element}`);
    return this.answer();
  };
}

const tooOften = (): Response => new Response('{}', { status: 429, headers: { 'retry-after': '2' } });

describe('where a user is', () => {
  let told: Told;
  let presence: Presence;
  beforeEach(() => {
    vi.useFakeTimers();
    told = new Told();
    presence = new Presence(told.send);
    presence.turned('connected', [7]);
  });
  afterEach(() => vi.useRealTimers());

  it('is told once the focus rests, and only where it rests', async () => {
    presence.move(7, 'Title');
    presence.move(7, 'Count');
    await pass(REST);
    presence.move(7, 'Count');
    await pass(REST);
    expect(told.moves).toEqual(['/api/Widgets/7/Presence Count']);
  });

  it('is told again after a reconnect, because the server has forgotten it', async () => {
    presence.move(7, 'Title');
    await pass(REST);
    presence.turned('lost', [7]);
    presence.turned('connected', [7]);
    await pass(0);
    expect(told.moves).toEqual(['/api/Widgets/7/Presence Title', '/api/Widgets/7/Presence Title']);
  });

  it('is told as soon as the server allows it, if it was told too often', async () => {
    told.answer = tooOften;
    presence.move(7, 'Title');
    await pass(REST);
    told.answer = () => new Response(null, { status: 204 });
    await pass(1_999);
    expect(told.moves).toHaveLength(1);
    await pass(1);
    expect(told.moves).toEqual(['/api/Widgets/7/Presence Title', '/api/Widgets/7/Presence Title']);
    await pass(10_000);
    expect(told.moves).toHaveLength(2);
  });

  it('is not told any more once the page is left', async () => {
    told.answer = tooOften;
    presence.move(7, 'Title');
    await pass(REST);
    presence.stop();
    await pass(10_000);
    expect(told.moves).toHaveLength(1);
  });

  it('of the others is known by widget, until its stream is away', () => {
    const people = [{ Name: 'Anna', Element: 'Title' }];
    presence.heard({ kind: 'people', id: 7, people });
    presence.heard({ kind: 'people', id: 8, people });
    presence.turned('lost', [7]);
    expect([...presence.people]).toEqual([[8, people]]);
    presence.forget([8]);
    expect([...presence.people]).toEqual([]);
  });
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page with two streams, of widget 1 and of widget 2. */
function page() {
  const asked: string[] = [];
  const told: string[] = [];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const send = ((url: string, { method }: RequestInit) => {
    if (method === 'PUT') return Promise.resolve(new Response(null, { status: told.push(url) && 204 }));
    asked.push(url);
    return Promise.resolve(new Response(new ReadableStream({ start: (stream) => void streams.push(stream) })));
  }) as typeof fetch;
  const presence = new Presence(send);
  const followed = [1, 2].map((id, stream) =>
    followWithPresence(presence, { ids: [id], onevent: () => undefined, onstate: () => undefined, send }, stream)
  );
  const say = async (stream: number, text: string) => {
    streams[stream]!.enqueue(new TextEncoder().encode(text));
    await pass(1);
  };
  const close = () => followed.forEach((each) => each.close());
  return { presence, asked, told, streams, say, close };
}

const someone = (Id: number) => `event: people\ndata: ${JSON.stringify({ Id, People: [{ Name: 'Anna' }] })}\n\n`;

it('the streams of a page know who else is there; a lost one forgets only its own people', async () => {
  const { presence, asked, streams, say, close } = page();
  await pass(1);
  expect(asked).toEqual([
    `/api/Widgets/Events?ids=1&page=${presence.page}`,
    `/api/Widgets/Events?ids=2&page=${presence.page}1`
  ]);
  await say(0, someone(1));
  await say(1, someone(2));
  expect([...presence.people.keys()]).toEqual([1, 2]);
  streams[1]!.error(new Error('cut'));
  await pass(1);
  expect([...presence.people.keys()]).toEqual([1]);
  close();
});

it('only the first stream shows the user, once per connection', async () => {
  const { presence, told, streams, say, close } = page();
  presence.move(1, 'Title');
  await pass(1_000);
  await say(1, ':\n\n');
  expect(told).toEqual([]);
  for (let beat = 0; beat < 3; beat += 1) await say(0, ':\n\n');
  expect(told).toHaveLength(1);
  streams[0]!.error(new Error('cut'));
  await pass(1_000);
  streams.at(-1)!.enqueue(new TextEncoder().encode(':\n\n'));
  await pass(1);
  expect(told).toHaveLength(2);
  close();
});
