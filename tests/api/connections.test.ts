import { EventEmitter, once } from 'node:events';
import { createReadStream, type ReadStream } from 'node:fs';
import {
  Agent,
  createServer,
  request as send,
  type IncomingMessage,
  type RequestOptions,
  type Server
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Answers, Bodies, guardFiles, serverOptions } from '../../src/server/connections.js';
import { connectionsFrom } from '../../src/server/settings.js';
import { App } from '../e2e/server.js';

describe('settings of connections', () => {
  it('keep an idle connection longer than proxies, which give up theirs after 60 seconds', () => {
    expect(connectionsFrom({})).toEqual({ keepAliveSeconds: 75, stalledSeconds: 60, maxConnections: 10_000 });
    const { keepAliveTimeout, headersTimeout } = serverOptions(75);
    expect([keepAliveTimeout, headersTimeout! > keepAliveTimeout!]).toEqual([75_000, true]);
  });

  it.each([{ KEEP_ALIVE_SECONDS: '0' }, { KEEP_ALIVE_SECONDS: '1.5' }, { MAX_CONNECTIONS: 'many' }])(
    'that cannot be used are refused with their range: %o',
    (env) => {
      expect(() => connectionsFrom(env)).toThrow(
        `${Object.keys(env)[0]} is not usable: it is a whole number from 1 to`
      );
    }
  );
});

describe('a static file', () => {
  /** A server that sends this file, and what it reads it with. */
  async function sending(file: string): Promise<{ readonly server: Server; readonly reading: Promise<ReadStream> }> {
    let open: (stream: ReadStream) => void;
    const reading = new Promise<ReadStream>((resolve) => (open = resolve));
    const server = createServer((incoming, response) => {
      guardFiles(incoming, response);
      const stream = createReadStream(file);
      open(stream);
      stream.pipe(response.writeHead(200, { 'content-length': 1e9 }));
    }).listen(0);
    await once(server, 'listening');
    return { server, reading };
  }

  const portOf = (server: Server): number => (server.address() as AddressInfo).port;

  it('that cannot be read ends its answer, and not the server', async () => {
    const { server } = await sending(join(import.meta.dirname, 'gone.js'));
    await expect(fetch(`http://127.0.0.1:${portOf(server)}/`).then((answer) => answer.text())).rejects.toThrow();
    server.close();
  });

  it('is closed when its client is gone', async () => {
    const { server, reading } = await sending('/dev/zero');
    const client = connect(portOf(server), '127.0.0.1');
    client.on('error', () => undefined);
    client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const stream = await reading;
    await once(stream, 'open');
    client.resetAndDestroy();
    await once(stream, 'close');
    expect(stream.destroyed).toBe(true);
    server.close();
  });
});

class FakeBody {
  ended = false;
  complete = false;
  destroyed = false;
  readonly socket = { bytesRead: 0 };

  constructor(private readonly paused = false) {}
  isPaused = () => this.paused;
  destroy = () => (this.ended = true);
}

describe('a request body on its way', () => {
  /** Whether a body is broken off that brings this many bytes between two checks. */
  function looked(body: FakeBody, each: number, looks = 4): boolean {
    const bodies = new Bodies();
    bodies.add(body);
    for (let look = 0; look < looks; look++) {
      bodies.look();
      body.socket.bytesRead += each;
    }
    return body.ended;
  }

  it('may take as long as it needs', () => {
    expect(looked(new FakeBody(), 64 * 1024, 1_000)).toBe(false);
  });

  it('is ended with its connection when it stalls or nearly stalls', () => {
    expect([looked(new FakeBody(), 0), looked(new FakeBody(), 60)]).toEqual([true, true]);
  });

  it('is not judged before it has had the full time between two checks', () => {
    expect(looked(new FakeBody(), 0, 1)).toBe(false);
  });

  it('is forgotten once its connection is gone', () => {
    const body = Object.assign(new FakeBody(), { destroyed: true });
    expect(looked(body, 0)).toBe(false);
  });

  it('is not blamed while the server itself takes no more', () => {
    expect(looked(new FakeBody(true), 0)).toBe(false);
  });
});

class FakeConnection extends EventEmitter {
  ended = false;
  readonly _handle = { bytesWritten: 0, writeQueueSize: 0 };
  destroy = () => (this.ended = true);
}

describe('an answer on its way', () => {
  /** Whether a connection is ended that takes this many bytes of its answer between two looks, while so many are left. */
  function looked(each: number, left: number, looks = 4): boolean {
    const answers = new Answers();
    const socket = new FakeConnection();
    answers.add(socket);
    for (let look = 0; look < looks; look++) {
      socket._handle.bytesWritten += each;
      socket._handle.writeQueueSize = left;
      answers.look();
    }
    return socket.ended;
  }

  it.each<[what: string, each: number, left: number, looks: number | undefined, ended: boolean]>([
    ['may take as long as it needs', 64 * 1024, 9_000_000, 1_000, false],
    ['is ended when its client takes nothing', 0, 9_000_000, undefined, true],
    ['is ended when its client takes next to nothing', 60, 9_000_000, undefined, true],
    ['is not judged before it has had the full time between two looks', 0, 9_000_000, 1, false],
    ['may be silent while nothing of it waits, as a live stream is', 0, 0, undefined, false]
  ])('%s', (_what, each, left, looks, ended) => {
    expect(looked(each, left, looks)).toBe(ended);
  });

  it('that is never begun counts as sent once its connection is closed', async () => {
    const answers = new Answers();
    const socket = new FakeConnection();
    answers.add(socket);
    const sent = [answers.sent(new EventEmitter(), socket), answers.sent(new EventEmitter(), socket)];
    socket.emit('close');
    expect(await Promise.all(sent)).toHaveLength(2);
  });
});

describe('the built server', () => {
  const app = new App({ DEMO: '0', KEEP_ALIVE_SECONDS: '60' }, 'empty');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  beforeAll(() => app.start());
  afterAll(async () => {
    agent.destroy();
    await app.dispose();
  });

  /** `connection`: its source port. */
  async function ask(path: string, options: RequestOptions = {}, body = '') {
    const asked = send(`${app.url}${path}`, { agent, ...options });
    asked.end(body);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const { localPort: connection } = answer.socket;
    answer.resume();
    await once(answer, 'end');
    return { status: answer.statusCode, headers: answer.headers, connection };
  }

  it('says how long it keeps an idle connection', async () => {
    expect((await ask('/healthz')).headers['keep-alive']).toBe('timeout=60');
  });

  it('refuses a body that is too large, and goes on answering on the same connection', async () => {
    const headers = { 'content-type': 'application/json' };
    const refused = await ask('/sign-in', { method: 'POST', headers }, ' '.repeat(4 * 1024 * 1024));
    const next = await ask('/healthz');
    expect([refused.status, next.status, next.connection]).toEqual([413, 200, refused.connection]);
  });

  it('stops on SIGTERM although a connection is kept', async () => {
    await ask('/healthz');
    await app.kill('SIGTERM');
    await expect(ask('/healthz')).rejects.toThrow();
  });
});
