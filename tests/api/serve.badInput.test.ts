import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The built product as `npm start` runs it, with raw sockets: requests that no client library would send. */
const script = fileURLToPath(new URL('../../src/server/serve.js', import.meta.url));
const MEGABYTE = 1024 * 1024;
const KEY = 'key-of-all-the-tests-for-bad-input';

let child: ChildProcess;
let port = 0;
let errors = '';
let output = '';
const folder = mkdtempSync(join(tmpdir(), 'ascdata-badinput-'));

beforeAll(async () => {
  const env = { ...process.env, HOST: '', PORT: '0', DATA_DIR: folder, DEMO: '0', RENDER: '0', ADMIN_API_KEY: KEY };
  child = spawn(process.execPath, [script], { env: { ...env, NODE_ENV: 'production' } });
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ready = new Promise<number>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (found) resolve(Number(found));
    });
    child.once('exit', () => reject(new Error(`The server did not start; is the product built? ${errors}`)));
  });
  port = await ready;
}, 60_000);

afterAll(async () => {
  if (child.exitCode === null) {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

type Part = string | Uint8Array;

/** Sends these bytes literally and returns the response until the server closes. status 0: none. */
async function send(parts: Iterable<Part>, { ends = false } = {}): Promise<Answer> {
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  const closed = new Promise<void>((resolve) => {
    socket.on('data', (chunk: Buffer) => received.push(chunk));
    // After a refusal the server may close while there is still something to send.
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
    socket.once('end', () => socket.end());
  });
  await write(socket, parts);
  if (ends) socket.end();
  await closed;
  const text = Buffer.concat(received).toString('latin1');
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.\d (\d{3})/.exec(head)?.[1] ?? 0), head, body: rest.join('\r\n\r\n') };
}

async function write(socket: Socket, parts: Iterable<Part>): Promise<void> {
  for (const part of parts) {
    if (socket.destroyed || socket.readableEnded) return;
    if (socket.write(part)) continue;
    await new Promise<void>((resolve) => {
      const go = () => {
        socket.off('drain', go).off('close', go);
        resolve();
      };
      socket.on('drain', go).on('close', go);
    });
  }
}

const request = (line: string, ...headers: string[]): string =>
  [`${line} HTTP/1.1`, 'Host: 127.0.0.1', `Authorization: Bearer ${KEY}`, 'Connection: close', ...headers, '', ''].join(
    '\r\n'
  );

function* repeated(part: Part, times: number): Generator<Part> {
  for (let count = 0; count < times; count++) yield part;
}

/** Announces 60 MB, sends half of it, and hangs up. */
async function leave(line: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await write(socket, [
    request(line, FORM_TYPE, `Content-Length: ${60 * MEGABYTE}`),
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.dash.zip"\r\n\r\n',
    ...repeated(BLOCK, 30)
  ]);
  const gone = once(socket, 'close');
  socket.destroy();
  await gone;
}

const healthy = async () => (await send([request('GET /healthz')])).status;
const widgets = async () => (await send([request('GET /api/Widgets')])).body;

/** Resident memory of the server, in megabytes. */
const memory = (): number => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1024;

const BLOCK = new Uint8Array(MEGABYTE).fill(0x20);
const JSON_TYPE = 'Content-Type: application/json';
const FORM_TYPE = 'Content-Type: multipart/form-data; boundary=b';

describe('a body that is too large', { timeout: 60_000 }, () => {
  it.each([
    ['JSON', 'PATCH /api/Widgets/1', JSON_TYPE],
    ['a form', 'POST /api/Widgets', FORM_TYPE]
  ])('announced as 300 MB of %s is refused', async (_what, line, type) => {
    const { status, body } = await send([
      request(line, type, `Content-Length: ${300 * MEGABYTE}`),
      ...repeated(BLOCK, 2)
    ]);
    expect([status, body]).toEqual([413, expect.stringContaining('"code":"body-too-large"') as string]);
  });

  it('of 100 MB, chunked without a length, is refused', async () => {
    const chunk = Buffer.concat([Buffer.from(`${MEGABYTE.toString(16)}\r\n`), BLOCK, Buffer.from('\r\n')]);
    const head = request('PATCH /api/Widgets/1', JSON_TYPE, 'Transfer-Encoding: chunked');
    function* parts() {
      yield head;
      yield* repeated(chunk, 100);
      yield '0\r\n\r\n';
    }
    const { status } = await send(parts());
    // 0: a client that keeps sending may miss the answer, because the connection is closed.
    expect([413, 0]).toContain(status);
    expect(await healthy()).toBe(200);
  });

  it('does not cost its size in memory, even when it is sent repeatedly', async () => {
    await healthy();
    const before = memory();
    const chunk = Buffer.concat([Buffer.from(`${MEGABYTE.toString(16)}\r\n`), BLOCK, Buffer.from('\r\n')]);
    const head = request('PATCH /api/Widgets/1', JSON_TYPE, 'Transfer-Encoding: chunked');
    function* parts() {
      yield head;
      yield* repeated(chunk, 100);
    }
    for (let round = 0; round < 8; round++) await send(parts());
    expect(memory() - before).toBeLessThan(400);
  });
});

describe('a request that breaks off', { timeout: 30_000 }, () => {
  it.each([
    ['in the middle of its header', ['GET /api/Widgets HTTP/1.1\r\nHost: 127']],
    ['in the middle of a JSON body', [request('PATCH /api/Widgets/1', JSON_TYPE, 'Content-Length: 1000'), '{"Name":']],
    ['in the middle of a form', [request('POST /api/Widgets', FORM_TYPE, 'Content-Length: 99999'), '--b\r\nContent-']],
    ['in the middle of a replacement', [request('PUT /api/Widgets/1', FORM_TYPE, 'Content-Length: 99999'), '--b\r\n']],
    [
      'in the middle of a chunk',
      [request('PATCH /api/Widgets/1', JSON_TYPE, 'Transfer-Encoding: chunked'), 'ff\r\n{"Na']
    ]
  ])('%s changes nothing, and the server stays healthy', async (_what, parts) => {
    const before = await widgets();
    const { status } = await send(parts, { ends: true });
    expect([0, 400]).toContain(status);
    expect([await healthy(), await widgets()]).toEqual([200, before]);
  });

  it.each(['POST /api/Widgets', 'PUT /api/Widgets/1'])(
    'in %s is given up: nothing is stored, memory is freed, and no failure is logged',
    async (line) => {
      const before = await widgets();
      await leave(line);
      const once = memory();
      for (let again = 0; again < 8; again++) await leave(line);
      expect([await healthy(), await widgets()]).toEqual([200, before]);
      // Keeping eight of them would take 240 MB.
      await expect.poll(() => memory() - once, { timeout: 20_000 }).toBeLessThan(120);
      expect(output).not.toMatch(/request failed|database/);
    }
  );

  it('or never ends does not keep others out', async () => {
    const held = Array.from({ length: 200 }, () => connect(port, '127.0.0.1'));
    for (const socket of held) {
      socket.on('error', () => undefined);
      socket.write('GET /api/Widgets HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ');
    }
    expect(await healthy()).toBe(200);
    for (const socket of held) socket.destroy();
  });
});

const MALFORMED: [what: string, bytes: Part, status: number | number[]][] = [
  ['a header of 100 kB', request('GET /api/Widgets', `X-Big: ${'x'.repeat(100_000)}`), 431],
  ['5,000 headers', request('GET /api/Widgets', ...Array.from({ length: 5000 }, (_, index) => `X-${index}: 1`)), 431],
  ['an address of 100 kB', request(`GET /api/Widgets?x=${'x'.repeat(100_000)}`), 431],
  ['a method that does not exist', request('BREW /api/Widgets'), 400],
  ['a method that is not offered', request('DELETE /api/Widgets'), 405],
  ['TRACE', request('TRACE /api/Widgets'), [400, 405]],
  ['CONNECT', request('CONNECT 127.0.0.1:80'), [0, 400, 405]],
  ['no HTTP at all', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\r\n\r\n', 400],
  ['no host', 'GET /api/Widgets HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a foreign host', 'GET /api/Widgets HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 403],
  ['a host that is none', 'GET /api/Widgets HTTP/1.1\r\nHost: a b:c\r\nConnection: close\r\n\r\n', [400, 403]],
  ['two lengths', request('PATCH /api/Widgets/1', JSON_TYPE, 'Content-Length: 2', 'Content-Length: 3') + '{}', 400],
  ['a negative length', request('PATCH /api/Widgets/1', JSON_TYPE, 'Content-Length: -1'), 400],
  [
    'a length and chunks',
    request('PATCH /api/Widgets/1', JSON_TYPE, 'Content-Length: 2', 'Transfer-Encoding: chunked') + '0\r\n\r\n',
    400
  ],
  ['a chunk without a size', request('PATCH /api/Widgets/1', JSON_TYPE, 'Transfer-Encoding: chunked') + 'zz\r\n', 400],
  ['a percent sign alone', request('GET /api/Widgets/%'), 400],
  ['percent signs with letters', request('GET /api/Widgets/%zz'), 400],
  ['a cut UTF-8 sequence', request('GET /api/Widgets/%E0%A4%A'), 400],
  ['bytes in the path that are no UTF-8', request('GET /api/Widgets/%ff%fe'), 400],
  ['a NUL in the path', request('GET /api/Widgets/%00'), [400, 404]],
  ['bare bytes in the path', Buffer.from(request('GET /api/Widgets/\u00e9\u00ff'), 'latin1'), [400, 404]],
  ['a version that is none', request('GET /api/v1.%00/Widgets'), [400, 404]],
  ['a NUL in a parameter', request('GET /api/catalogue/media?limit=%00'), 400],
  ['no UTF-8 in a parameter', request('GET /api/catalogue/media?limit=%ff'), 400],
  ['a parameter twice', request('GET /api/catalogue/media?limit=1&limit=2'), 400]
];

describe('a request that is malformed gets a clear 4xx', { timeout: 30_000 }, () => {
  it.each(MALFORMED)('%s', async (_what, bytes, status) => {
    const answer = await send([bytes]);
    expect([status].flat()).toContain(answer.status);
    expect(answer.body).not.toMatch(/\bat \S+ \(|node_modules|SQLITE|Error:/i);
    expect(await healthy()).toBe(200);
  });

  it('such as 405, which names the allowed methods', async () => {
    const { head } = await send([request('DELETE /api/Widgets')]);
    expect(head.toLowerCase()).toMatch(/\r\nallow: .*get.*/);
  });
});

describe('a static file comes whole, whatever part is asked for', { timeout: 30_000 }, () => {
  it.each(['5-2', '0-99999999999999999999', '99999999999999999999-', '0-1,9-5', '-5', '0-0', '--5'])(
    'bytes=%s',
    async (part) => {
      const { status, head } = await send([request('GET /favicon.svg', `Range: bytes=${part}`)]);
      expect([status, /^content-range:.*$/im.exec(head)]).toEqual([200, null]);
      expect(await healthy()).toBe(200);
    }
  );
});

describe('an address that climbs out of its folder', () => {
  const climbing = [
    '/../../package.json',
    '/lib/../../../package.json',
    '/lib/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/lib/..%2f..%2f..%2fpackage.json',
    '/lib/..%5c..%5cpackage.json',
    '/_app/immutable/..%2f..%2f..%2f..%2fserver/index.js',
    '//etc/passwd',
    '/%2fetc/passwd',
    '/w/x/..%2f..%2f..%2fetc/passwd',
    'file:///etc/passwd'
  ];
  it.each(climbing)('%s finds nothing', async (path) => {
    const { status, body } = await send([request(`GET ${path}`)]);
    expect(status).toBeGreaterThanOrEqual(300);
    expect(status).toBeLessThan(500);
    expect(body).not.toMatch(/root:|"devDependencies"|import /);
  });
});

describe('HEAD and OPTIONS', () => {
  it('GET serves typings as text, not as the video type of their extension', async () => {
    const { status, head, body } = await send([request('GET /lib/ascData.d.ts')]);
    expect([status, /^content-type: (.*)$/im.exec(head)?.[1]]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain('interface AscElement');
  });

  it('HEAD answers like GET, without the body', async () => {
    const get = await send([request('GET /api/Widgets')]);
    const head = await send([request('HEAD /api/Widgets')]);
    expect([head.status, head.body]).toEqual([get.status, '']);
    expect(head.head).toContain('content-type: application/json');
  });

  it('OPTIONS names the allowed methods, and gives other websites no access', async () => {
    const { status, head } = await send([
      request('OPTIONS /api/Widgets', 'Origin: https://evil.example', 'Access-Control-Request-Method: POST')
    ]);
    expect(status).toBe(405);
    expect(head.toLowerCase()).toMatch(/\r\nallow: .*get/);
    expect(head.toLowerCase()).not.toContain('access-control-allow');
  });
});

it('after all of that the server is still the same process, and has reported no crash', async () => {
  expect([child.exitCode, await healthy()]).toEqual([null, 200]);
  expect(errors).not.toMatch(/unhandled|uncaught/i);
});
