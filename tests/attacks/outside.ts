import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';

const REACH_OUT = readFileSync(new URL('widgets/reach-out/index.html', import.meta.url), 'utf8');

/** Where in a widget its code can run. */
export const PLACES = [
  'page',
  'srcdoc',
  'javascript',
  'about-blank',
  'frame-of-a-blob',
  'frame-of-data',
  'worker-of-a-blob',
  'worker-of-data',
  'worker-of-a-worker'
] as const;
export type Place = (typeof PLACES)[number];

/** Whoever waits outside for what a widget sends: listens on the loopback for TCP of any kind, and for UDP. */
export interface Outside extends AsyncDisposable {
  /** Of TCP. */
  readonly tcp: number;
  readonly udp: number;
  /** `tcp` for each connection, `tcp <host>` for each request on one, `udp` for each packet. */
  readonly heard: string[];
  /**
   * `index.html` of the widget that tries every way to here (tests/attacks/widgets/reach-out), from these places.
   * `peers`: where it tries WebRTC, too
   */
  widget(places: readonly Place[], peers?: readonly Place[]): string;
}

export async function outside(): Promise<Outside> {
  const heard: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    heard.push('tcp');
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => open.delete(socket));
    socket.once('data', (bytes) => {
      heard.push(`tcp ${/^host: *([^:\r\n]*)/im.exec(bytes.toString('latin1'))?.[1] ?? 'of another kind'}`);
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\naccess-control-allow-origin: *\r\n\r\n');
    });
  });
  const packets = createSocket('udp4', () => heard.push('udp'));
  server.listen(0, '127.0.0.1');
  packets.bind(0, '127.0.0.1');
  await Promise.all([once(server, 'listening'), once(packets, 'listening')]);
  const [tcp, udp] = [(server.address() as AddressInfo).port, packets.address().port];
  return {
    tcp,
    udp,
    heard,
    widget: (places, peers = []) => REACH_OUT.replace('PLAN', () => JSON.stringify({ tcp, udp, places, peers })),
    [Symbol.asyncDispose]: async () => {
      packets.close();
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    }
  };
}
