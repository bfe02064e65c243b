import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';

const REACH_OUT = readFileSync(new URL('widgets/reach-out/index.html', import.meta.url), 'utf8');

/** Where a widget's code can run. */
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

/** Where code runs, or fails at once; in the others, the content policy keeps it from starting. */
export const ENTERED: readonly Place[] = PLACES.filter((place) => !/^frame-of|of-data$/.test(place));
/** Each brings a WebRTC of its own, and the browser ends the process that uses it. */
export const FRESH = ['srcdoc', 'javascript'] as const satisfies readonly Place[];
/** Where WebRTC is refused and the page keeps running. */
export const PEERS: readonly Place[] = PLACES.filter((place) => !FRESH.some((fresh) => fresh === place));

/** A page that is not a widget's, under its own name. */
const NOBODY = 'nobody';

/** An external listener for what a widget sends: on the loopback, for TCP of any kind and UDP. */
export interface Outside extends AsyncDisposable {
  /** Of TCP. */
  readonly tcp: number;
  readonly udp: number;
  /** `tcp` for each connection, `tcp <host>` for each request on one, `udp` for each packet. */
  readonly heard: string[];
  /**
   * `index.html` of the widget that tries every way to reach it (tests/attacks/widgets/reach-out), from these places. `peers`:
   * where it tries WebRTC, too
   */
  widget(places: readonly (Place | typeof NOBODY)[], peers?: readonly (Place | typeof NOBODY)[]): string;
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

/** What it has received, each kind once. */
export const kinds = ({ heard }: Pick<Outside, 'heard'>): string[] => [...new Set(heard)].sort();

/** Resolves when the widget has finished trying from each of these places, or their process has ended. */
export function tried(page: Page, places: readonly Place[]): Promise<void> {
  const left = new Set<string>(places);
  return new Promise((resolve) => {
    page.on('crash', () => resolve());
    page.on('console', (message) => {
      const [, place = ''] = /^(?:reached out|no way in): (.*)/.exec(message.text()) ?? [];
      if (left.delete(place) && left.size === 0) resolve();
    });
  });
}

/** Tries the same from a page that is not a widget's and has no policy: the listener receives it. */
export async function asNobody(context: Pick<BrowserContext, 'newPage'>, control: Outside): Promise<void> {
  const page = await context.newPage();
  await page.setContent(control.widget([NOBODY], [NOBODY]), { waitUntil: 'commit' });
}
