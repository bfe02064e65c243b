import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followWithPresence } from './followWithPresence.js';
import { Presence } from './presence.svelte.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

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
