import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { editedFilesOf } from './editedFilesForm.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const BEGIN = '--x\r\ncontent-disposition: form-data; name="f"; filename="a.txt"\r\n\r\n';
const END = '\r\n--x--\r\n';

/** A form of somebody, which its sender writes piece by piece. */
function sending(userId: number) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(
    {},
    { highWaterMark: Infinity },
    { highWaterMark: Infinity }
  );
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const init = { method: 'PUT', headers, body: readable, duplex: 'half' } as RequestInit;
  const actor = { userId } as Parameters<typeof editedFilesOf>[1];
  const outcome = editedFilesOf(new Request('http://x/', init), actor).then(
    (files) => files.length,
    (error: unknown) => (error as { code: string }).code
  );
  const writer = writable.getWriter();
  return { outcome, send: (text: string) => writer.write(new TextEncoder().encode(text)) };
}

it('forms of edited files that arrive too slowly end, and others are received in their place', async () => {
  const slow = [1, 1, 2, 2, 3, 3].map(sending);
  for (const each of slow) await each.send(BEGIN);
  expect(await sending(4).outcome).toBe('packages-busy');
  for (let second = 0; second < 11; second++) {
    await Promise.all(slow.map((each) => each.send('x').catch(() => {})));
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(await Promise.all(slow.map((each) => each.outcome))).toEqual(Array(6).fill('upload-too-slow'));
  const next = sending(4);
  await next.send(BEGIN + END);
  expect(await next.outcome).toBe(1);
});

it('a form of edited files has more time the more it brings', async () => {
  const { outcome, send } = sending(1);
  await send(BEGIN);
  for (let second = 0; second < 20; second++) {
    await send('x'.repeat(32 * 1024));
    await vi.advanceTimersByTimeAsync(1000);
  }
  await send(END);
  expect(await outcome).toBe(1);
});
