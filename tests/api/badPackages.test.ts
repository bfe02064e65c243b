import { sql } from 'kysely';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProblemBody, ReplacementBody, UploadAnswer } from '../../src/lib/api.js';
import { setLogLevel } from '../../src/lib/server/platform/log.js';
import { hashOf } from '../../src/lib/server/platform/store/fileStore.js';
import { buildZip, text } from '../attacks/zips/build.js';
import { bombs, hostileZips } from '../attacks/zips/cases.js';
import { enginesInFull } from '../store/engines.js';
import { BAD_PACKAGES, noise, soundEntries, type BadPackage } from './badPackages.js';
import { ask, form, sample, serve, serverOfAll, TEXT_ELEMENT, upload, type Ask, type Server } from './harness.js';
import { dump, serveOn } from './things.js';

/** See also: bodies that are not zip files in widgets.test.ts, raw sockets in serve.badInput.test.ts. */
const REFUSED: readonly BadPackage[] = [
  ...BAD_PACKAGES,
  ...hostileZips.map(({ title, code, bytes }) => ({ title, code, bytes: () => Promise.resolve(bytes()) }))
];
const FILE = 'weather.dash.zip';
const MIB = 1024 * 1024;

/** A fingerprint of every stored row and content. */
async function stored(server: Server): Promise<string> {
  const contents: string[] = [];
  for await (const { sha256, size } of server.app.store.files.list()) contents.push(`${sha256} ${size}`);
  return hashOf(`${await dump(server)}\n${contents.sort().join('\n')}`);
}

/** What a browser would send for this package. */
async function multipart(bytes: Uint8Array): Promise<{ body: Uint8Array; type: string }> {
  const request = new Request('http://127.0.0.1', { method: 'POST', body: form([FILE, bytes]) });
  const type = request.headers.get('content-type') ?? '';
  return { body: new Uint8Array(await request.arrayBuffer()), type };
}

/** A body that breaks off after this: the sender disconnects, which Node reports with this error. */
function brokenOff(first: Uint8Array): ReadableStream<Uint8Array> {
  let sent = false;
  return new ReadableStream({
    pull(controller) {
      if (sent) controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
      else controller.enqueue(first);
      sent = true;
    }
  });
}

/** Bytes in use after garbage collection. */
function inUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

// On one database: it is refused before anything is stored.
describe('a package that cannot be used', () => {
  const server = serverOfAll(serve);
  /** A widget with the SpotIdentifier of the packages sent to replace it. */
  let id: number;
  const identifier = 'bad.packages';

  beforeAll(async () => {
    id = await upload(await sample({ identifier }));
  }, 60_000);

  const post = (body: BodyInit, options: Ask = {}) => ask('/api/Widgets', { method: 'POST', body, ...options });
  const put = (body: BodyInit, options: Ask = {}) => ask(`/api/Widgets/${id}`, { method: 'PUT', body, ...options });
  const sending = [
    ['uploaded', post],
    ['sent to replace a widget', put]
  ] as const;

  /** Sends it, and expects a refusal in every language that changes nothing. */
  async function refused(send: (options: Ask) => Promise<Response>): Promise<[status: number, ProblemBody]> {
    const before = await stored(server);
    const answers: ProblemBody[] = [];
    for (const language of ['en', 'de']) {
      const response = await send({ headers: { 'accept-language': language } });
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      answers.push((await response.json()) as ProblemBody);
    }
    expect(await stored(server)).toBe(before);
    const [english, german] = answers as [ProblemBody, ProblemBody];
    expect([german.status, german.code]).toEqual([english.status, english.code]);
    expect(german.detail).not.toBe(english.detail);
    return [english.status, english];
  }

  describe.each(sending)('%s', (_way, send) => {
    it.each(REFUSED)('is refused and changes nothing: $title → $code', async ({ code, fileName = FILE, bytes }) => {
      const sent = form([fileName, await bytes(identifier)]);
      const [status, problem] = await refused((options) => send(sent, options));
      expect([status, problem.code]).toEqual([400, 'package-invalid']);
      expect(problem.errors?.map((error) => error.code)).toContain(code);
      for (const { detail } of problem.errors ?? []) expect(detail).toMatch(/^[^\p{Cc}{}]{10,}$/u);
    });

    it('is refused and changes nothing when the upload breaks off in the middle', async () => {
      const { body, type } = await multipart(await sample({ identifier }));
      const half = () => brokenOff(body.subarray(0, body.length / 2));
      const [status, { code }] = await refused(({ headers }) =>
        send(half(), { headers: { ...headers, 'content-type': type } })
      );
      expect([status, code]).toEqual([400, 'upload-broken-off']);
    });
  });
});

describe.each(enginesInFull)('a package that is sound, on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let counted = 0;
  let identifier = '';

  beforeEach(() => {
    identifier = `sound.package.${++counted}`;
  });

  const post = (bytes: Uint8Array) => ask('/api/Widgets', { method: 'POST', body: form([FILE, bytes]) });
  const put = (id: number, bytes: Uint8Array) =>
    ask(`/api/Widgets/${id}`, { method: 'PUT', body: form([FILE, bytes]) });
  const findings = async (response: Response) => {
    const body = (await response.json()) as UploadAnswer | ReplacementBody;
    const found = 'Findings' in body ? body.Findings : body.findings;
    return found.map(({ severity, code }) => [severity, code]);
  };

  it('is accepted with edited libraries, with a warning', async () => {
    const edited = (by: string) =>
      sample({ identifier, files: { 'lib/WizardBase.js': `class WizardBase { /* ${by} */ }` } });
    const uploaded = await post(await edited('me'));
    expect(uploaded.status).toBe(201);
    const { Id: id } = (await uploaded.clone().json()) as UploadAnswer;
    expect(await findings(uploaded)).toContainEqual(['warning', 'package-library-edited']);
    const replaced = await put(id, await edited('somebody else'));
    expect(replaced.status).toBe(200);
    expect(await findings(replaced)).toContainEqual(['warning', 'package-library-edited']);
  });

  it('is stored with a zip bomb inside it, which is not unpacked', async () => {
    const inner = { name: 'inner.zip', content: bombs[0]!.bytes() };
    expect((await post(buildZip([...(await soundEntries(identifier)), inner]))).status).toBe(201);
    const sizes: number[] = [];
    for await (const { size } of server.app.store.files.list()) sizes.push(size);
    expect(Math.max(...sizes)).toBe(inner.content.length);
  });

  it('is refused if its SpotIdentifier is taken by other content, stores nothing, and suggests Replace', async () => {
    await upload(await sample({ identifier }));
    const before = await stored(server);
    const response = await post(await sample({ identifier, files: { 'more.txt': 'something else' } }));
    expect(await stored(server)).toBe(before);
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { code: 'spot-identifier-taken', detail: expect.stringContaining('Replace widget') as string }
    ]);
  });

  describe('that meets a full disk', () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

    beforeEach(() => setLogLevel('silent'));
    afterEach(() => {
      setLogLevel('warn');
      vi.restoreAllMocks();
    });

    it('is refused with 507, uploaded or as a replacement, changes nothing, and is accepted once there is room', async () => {
      const id = await upload(await sample({ identifier }));
      const next = await sample({ identifier, files: { 'more.txt': 'more' } });
      const other = await sample({ identifier: `${identifier}.other` });
      const before = await stored(server);
      vi.spyOn(server.app.store.files, 'putAll').mockRejectedValue(full);
      for (const response of [await post(other), await put(id, next)]) {
        expect([response.status, await response.json()]).toMatchObject([507, { code: 'disk-full' }]);
      }
      expect(await stored(server)).toBe(before);
      vi.restoreAllMocks();
      expect([(await post(other)).status, (await put(id, next)).status]).toEqual([201, 200]);
    });
  });
});

describe('a package for which the database has no room left', () => {
  beforeEach(() => setLogLevel('silent'));
  afterEach(() => setLogLevel('warn'));

  // SQLite's own refusal, which is hard to provoke on PostgreSQL.
  it('is refused with 507, uploaded or as a replacement, stores nothing, and is accepted once there is room', async () => {
    await using server = await serve();
    const { db } = server.app.store;
    const elements = [{ ...TEXT_ELEMENT, Options: {}, Value: [{ Text: noise(MIB / 4) }] }];
    const [other, next] = [await sample({ identifier: 'other', elements }), await sample({ elements })];
    const id = await upload(await sample());
    const send = async () => [
      await ask('/api/Widgets', { method: 'POST', body: form([FILE, other]) }),
      await ask(`/api/Widgets/${id}`, { method: 'PUT', body: form([FILE, next]) })
    ];
    const before = hashOf(await dump(server));
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count + 10)}`.execute(db);
    for (const response of await send()) {
      expect([response.status, await response.json()]).toMatchObject([507, { code: 'disk-full' }]);
    }
    expect(hashOf(await dump(server))).toBe(before);
    await sql`pragma max_page_count = 1073741823`.execute(db);
    expect((await send()).map(({ status }) => status)).toEqual([201, 200]);
  });
});

describe('memory', () => {
  it('is freed after every zip bomb and after uploads that broke off', { timeout: 60_000 }, async () => {
    const server = await serve();
    const id = await upload(await sample());
    const sent = bombs.map((bomb) => form([FILE, bomb.bytes()]));
    const large = await multipart(buildZip([{ name: 'noise.txt', content: text(noise(30 * MIB)) }]));
    const round = async () => {
      for (const body of sent) {
        for (const [path, method] of [
          ['/api/Widgets', 'POST'],
          [`/api/Widgets/${id}`, 'PUT']
        ] as const) {
          expect((await ask(path, { method, body })).status).toBe(400);
        }
      }
      const body = brokenOff(large.body.subarray(0, 29 * MIB));
      const response = await ask('/api/Widgets', { method: 'POST', body, headers: { 'content-type': large.type } });
      expect(response.status).toBe(400);
    };
    await round();
    const before = inUse();
    for (let again = 0; again < 3; again++) await round();
    // A single one kept, packed or unpacked, would be at least 29 MiB.
    await expect.poll(() => inUse() - before).toBeLessThan(15 * MIB);
    await server[Symbol.asyncDispose]();
  });
});
