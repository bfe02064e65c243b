import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Admission } from '../packages/admission.js';
import { withForm, type FormReceiver } from '../packages/upload.js';
import { editedFilesOf } from './editedFilesForm.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const BEGIN = '--x\r\ncontent-disposition: form-data; name="f"; filename="a.txt"\r\n\r\n';
const FIELD = '--x\r\ncontent-disposition: form-data; name="f"\r\n\r\n';
const END = '\r\n--x--\r\n';

type Receive = (request: Request, actor: FormReceiver['actor']) => Promise<unknown>;

/** A form of somebody, which its sender writes piece by piece. */
function sending(receive: Receive, userId: number) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(
    {},
    { highWaterMark: Infinity },
    { highWaterMark: Infinity }
  );
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const init = { method: 'PUT', headers, body: readable, duplex: 'half' } as RequestInit;
  const outcome = receive(new Request('http://x/', init), { userId } as FormReceiver['actor']).then(
    () => 'received',
    (error: unknown) => (error as { code: string }).code
  );
  const writer = writable.getWriter();
  return { outcome, send: (text: string) => writer.write(new TextEncoder().encode(text)) };
}

const packaging = {
  admission: new Admission({ each: 2, all: 6 }),
  folder: { use: (work: (folder: unknown) => unknown) => work({ path: '' }) }
} as unknown as FormReceiver['packaging'];

describe.each<[string, Receive, begin: string]>([
  ['edited files', editedFilesOf, BEGIN],
  ['a package', (request, actor) => withForm(request, { actor, packaging }, async () => {}), FIELD]
])('forms of %s', (_, receive, begin) => {
  it('end if they arrive too slowly, and others are received in their place', async () => {
    const slow = [1, 1, 2, 2, 3, 3].map((userId) => sending(receive, userId));
    for (const each of slow) await each.send(begin);
    expect(await sending(receive, 4).outcome).toBe('packages-busy');
    for (let second = 0; second < 31; second++) {
      await Promise.all(slow.map((each) => each.send('x').catch(() => {})));
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(await Promise.all(slow.map((each) => each.outcome))).toEqual(Array(6).fill('upload-too-slow'));
    const next = sending(receive, 4);
    await next.send(begin + END);
    expect(await next.outcome).toBe('received');
  });

  it('have more time the more they bring', async () => {
    const { outcome, send } = sending(receive, 1);
    await send(begin);
    for (let piece = 0; piece < 2; piece++) {
      await send('x'.repeat(400 * 1024));
      await vi.advanceTimersByTimeAsync(20_000);
    }
    await send(END);
    expect(await outcome).toBe('received');
  });
});
