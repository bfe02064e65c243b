import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { form, sample, TEXT_ELEMENT } from '../api/harness.js';
import { ADMIN_KEY, describeAttackOnce } from './target.js';

/** As many as one caller has answered at once. */
const AT_ONCE = 4;
/** So often another one is answered while the caller waits. */
const TIMES = 8;

describeAttackOnce(
  'nobody can fill the memory with answers that they do not read',
  (target) => {
    let id: number;

    beforeAll(async () => {
      // Much more than the buffers of a connection take.
      const elements = [{ ...TEXT_ELEMENT, Value: [{ Text: 'long '.repeat(2_000_000) }] }];
      const body = form(['a.dash.zip', await sample({ elements })]);
      id = ((await (await target.ask('/api/Widgets', { method: 'POST', body })).json()) as { Id: number }).Id;
    });

    const asks = (paths: readonly string[]): string => {
      const { host } = new URL(target.url);
      const lines = (path: string) => [`GET /api/${path} HTTP/1.1`, `Host: ${host}`, `Authorization: Bearer ${ADMIN_KEY}`];
      return paths.map((path) => [...lines(path), '', ''].join('\r\n')).join('');
    };

    /** Asks for 10 MB and reads only the beginning. */
    async function unread(path: string): Promise<Socket> {
      const { hostname, port } = new URL(target.url);
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      const lines = [`GET ${path} HTTP/1.1`, `Host: ${hostname}:${port}`, `Authorization: Bearer ${ADMIN_KEY}`, '', ''];
      socket.write(lines.join('\r\n'));
      await once(socket, 'readable');
      expect(String(socket.read(12))).toBe('HTTP/1.1 200');
      return socket;
    }

    /** Whether the server has cut it off: what it had sent ends before the answer does. */
    async function isCut(socket: Socket): Promise<boolean> {
      let size = 0;
      for await (const chunk of socket) size += (chunk as Buffer).length;
      return size < 10_000_000;
    }

    it('nor keep others of their own out by asking on one connection behind an answer that does not end', async () => {
      const { hostname, port } = new URL(target.url);
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      socket.write(asks([`Widgets/Events?ids=${id}`, ...Array.from({ length: AT_ONCE }, () => 'Widgets')]));
      await once(socket, 'readable');
      expect((await target.ask('/api/Widgets')).status).toBe(200);
      socket.destroy();
    });

    it('nor fill the memory with requests behind one', async () => {
      const { hostname, port } = new URL(target.url);
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      socket.write(asks([`Widgets/Events?ids=${id}`, ...Array.from({ length: 1_000 }, () => 'Widgets')]));
      // `once` of events would be refused by the connection's own reset.
      await new Promise((resolve) => socket.resume().once('close', resolve));
    });

    it('which count against their caller, and nobody else, until they are ended', async () => {
      const unreads = () => Promise.all(Array.from({ length: AT_ONCE }, () => unread(`/api/Widgets/${id}/Values`)));
      const stalled = await unreads();
      const order: string[] = [];
      const asked = async (name: string, as?: null) => {
        const { status } = await target.ask(name, { as });
        order.push(`${name} ${status}`);
      };
      const own = asked('/api/Widgets');
      for (let times = 0; times < TIMES; times++) await asked('/healthz', null);
      await own;
      expect(order).toEqual([...Array.from({ length: TIMES }, () => '/healthz 200'), '/api/Widgets 200']);
      // As many more begin only once the last of them is ended, and not read on before.
      for (const socket of await unreads()) socket.destroy();
      expect(await Promise.all(stalled.map(isCut))).toEqual(stalled.map(() => true));
    });
  },
  { STALLED_SECONDS: '3' }
);
