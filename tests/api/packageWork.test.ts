import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Packaging } from '../../src/lib/server/packages/packaging.js';
import { TaskStarved, TaskTooCostly, ThreadPool } from '../../src/lib/server/packages/threadPool.js';
import { enginesInFull } from '../store/engines.js';
import { ask, sample, serve, serverOfEach, upload, userWith, type Ask, type Server } from './harness.js';
import { serveOn } from './players.js';
import { setValues } from './replacing.js';

interface Problem {
  readonly code: string;
  readonly detail: string;
}

const form = (bytes: Uint8Array | string, name = 'a.dash.zip') => {
  const body = new FormData();
  body.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
  return body;
};
const post = (bytes: Uint8Array | string, options: Ask = {}) =>
  ask('/api/Widgets', { method: 'POST', body: form(bytes), ...options });
const codeOf = async (response: Response) => ((await response.json()) as Problem).code;

/** A package of this size that does not compress. */
const large = (identifier: string, bytes: number) =>
  sample({ identifier, files: { 'noise.bin': new Uint8Array(randomBytes(bytes)) } });

/** A body that breaks off after its first piece. */
const brokenOff = (first: string) => {
  let pieces = 0;
  return new ReadableStream<Uint8Array>({
    pull: (controller) =>
      pieces++ === 0 ? controller.enqueue(Buffer.from(first)) : controller.error(new Error('gone'))
  });
};

/** Files in the folder of work in progress, except cached archives. */
const workLeft = ({ app }: Server) => readdirSync(app.packaging.folder.path).filter((name) => !name.endsWith('.zip'));

describe.each(enginesInFull)('GET /api/Widgets/{id}/Package, on $name', (engine) => {
  let server: Server;
  let id: number;
  beforeEach(async () => {
    server = await serveOn(engine);
    id = await upload(await sample({ files: { 'data.bin': new Uint8Array(3_000_000).fill(7) } }));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await server[Symbol.asyncDispose]();
  });
  const get = (headers: Record<string, string> = {}) => ask(`/api/Widgets/${id}/Package`, { headers });

  it('packs once for the same package and Values, and again for other Values', async () => {
    const pack = vi.spyOn(Packaging.prototype, 'archive');
    const [first, second] = await Promise.all([get(), get()]);
    expect(first.headers.get('etag')).toBe(second.headers.get('etag'));
    expect(Buffer.from(await first.arrayBuffer()).equals(Buffer.from(await second.arrayBuffer()))).toBe(true);
    expect(pack).toHaveBeenCalledTimes(1);
    await setValues(id, { Count: 4 });
    expect((await get()).headers.get('etag')).not.toBe(first.headers.get('etag'));
    expect(pack).toHaveBeenCalledTimes(2);
  });

  it('answers a range with 206, and 304 to those who have the file', async () => {
    const whole = new Uint8Array(await (await get()).arrayBuffer());
    const part = await get({ range: 'bytes=2-5' });
    expect([part.status, new Uint8Array(await part.arrayBuffer())]).toEqual([206, whole.slice(2, 6)]);
    const etag = part.headers.get('etag') ?? '';
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
    expect(part.headers.get('content-type')).toBe('application/zip');
    expect(workLeft(server)).toEqual([]);
  });
});

describe('uploads of packages', () => {
  let server: Server;
  beforeEach(async () => void (server = await serve()));
  afterEach(async () => {
    vi.restoreAllMocks();
    await server[Symbol.asyncDispose]();
  });

  it('leave no file behind, whether accepted, refused, damaged or broken off', async () => {
    const wrong = { 'content-type': 'multipart/form-data; boundary=x' };
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nzip';
    const answers = [
      await post(await sample()),
      await post('no zip'),
      await ask('/api/Widgets', { method: 'POST', headers: wrong, body: part }),
      await ask('/api/Widgets', { method: 'POST', headers: wrong, body: brokenOff(part) })
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 400, 400, 400]);
    expect(workLeft(server)).toEqual([]);
    expect(server.app.packaging.admission.count).toBe(0);
  });

  it('beyond the limit of a user are answered with 503 unread, while another user is admitted', async () => {
    const other = await userWith({ role: 'administrator' });
    const mine = await userWith({ role: 'administrator' });
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const { admission } = server.app.packaging;
    const running = Array.from({ length: 6 }, () => admission.run(String(mine.id), () => ended));
    const pull = vi.fn<(controller: ReadableStreamDefaultController) => void>();
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'accept-language': 'de' };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const refused = await ask('/api/Widgets', { method: 'POST', as: mine.key, headers, body });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await refused.json()) as Problem).toMatchObject({
      code: 'packages-busy',
      detail: expect.stringContaining('ausgelastet') as string
    });
    expect(pull).not.toHaveBeenCalled();
    expect((await post(await sample(), { as: other.key })).status).toBe(201);
    end();
    await Promise.all(running);
    expect((await post(await sample(), { as: mine.key })).status).toBe(200);
  });

  it('whose check is too costly are refused, and the next is checked', async () => {
    vi.spyOn(ThreadPool.prototype, 'run').mockRejectedValueOnce(new TaskTooCostly('time'));
    const refused = await post(await sample());
    expect([refused.status, await codeOf(refused)]).toEqual([400, 'package-too-costly']);
    expect((await post(await sample())).status).toBe(201);
  });

  it('that a busy machine had no time for are refused for now, and not called too costly', async () => {
    vi.spyOn(ThreadPool.prototype, 'run').mockRejectedValueOnce(new TaskStarved('time'));
    const refused = await post(await sample());
    expect([refused.status, await codeOf(refused), refused.headers.get('retry-after')]).toEqual([
      503,
      'packages-busy',
      '5'
    ]);
  });

  it('with more than one file, or none, are refused', async () => {
    const two = form('a');
    two.append('other', new Blob(['b']), 'b.dash.zip');
    const none = new FormData();
    none.append('file', 'text');
    for (const body of [two, none]) {
      const refused = await ask('/api/Widgets', { method: 'POST', body });
      expect([refused.status, await codeOf(refused)]).toEqual([400, 'one-file-expected']);
    }
  });
});

describe.each(enginesInFull)('with MAX_STORED_GB, on $name', (engine) => {
  const server = serverOfEach(() => serveOn(engine, { MAX_STORED_GB: '0.001' }));

  const publish = (bytes: Uint8Array) =>
    ask('/api/Updates?Version=1&FileName=x', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: bytes as Uint8Array<ArrayBuffer>
    });

  it('an upload that does not fit is refused with 507, and one that fits is stored', async () => {
    for (const refused of [await post(await large('too.large', 1_500_000)), await publish(randomBytes(1_500_000))]) {
      expect([refused.status, await codeOf(refused)]).toEqual([507, 'storage-full']);
      expect(refused.headers.get('retry-after')).toBe('60');
    }
    expect(await server.app.storage.used()).toBe(0);
    expect((await post(await large('fits', 600_000))).status).toBe(201);
    expect((await publish(randomBytes(600_000))).status).toBe(507);
    expect((await publish(randomBytes(100_000))).status).toBe(201);
  });

  it('an upload that is already stored takes no further room', async () => {
    const bytes = await large('twice', 700_000);
    expect((await post(bytes)).status).toBe(201);
    expect((await post(bytes)).status).toBe(200);
  });

  it('several uploads at once do not exceed the limit together', async () => {
    const packages = await Promise.all(['a', 'b', 'c'].map((name) => large(name, 600_000)));
    const statuses = (await Promise.all(packages.map((bytes) => post(bytes)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 507, 507]);
    expect(await server.app.storage.used()).toBeLessThan(0.001 * 1024 ** 3);
  });

  it('the metrics report how much is stored', async () => {
    await post(await large('measured', 500_000));
    const text = await (await ask('/metrics')).text();
    expect(Number(/^stored_bytes (\d+)$/m.exec(text)?.[1])).toBe(await server.app.storage.used());
  });
});
