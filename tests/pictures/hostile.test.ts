import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium } from '@playwright/test';
import { serve, type Server } from '../api/harness.js';
import { asNobody, FRESH, kinds, outside, PEERS, PLACES } from '../attacks/outside.js';
import { build, BROWSER, isCard, page, PAINTS, pixels, processesLeft, subject, type Built } from './harness.js';

/** Listens on the loopback for anything that a widget sends out of its frame: TCP of any kind, and UDP. */
async function canary() {
  const heard: string[] = [];
  const tcp = createServer((socket) => {
    heard.push('tcp');
    socket.destroy();
  });
  const udp = createSocket('udp4', () => heard.push('udp'));
  tcp.listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const { port } = tcp.address() as AddressInfo;
  udp.bind(port, '127.0.0.1');
  await once(udp, 'listening');
  const close = async () => {
    udp.close();
    await new Promise((resolve) => tcp.close(resolve));
  };
  return { heard, port, [Symbol.asyncDispose]: close };
}

let built: Built;
let server: Server;
let trap: Awaited<ReturnType<typeof canary>>;
beforeAll(async () => {
  built = await build();
  trap = await canary();
  server = await serve({ RENDER_DIR: built.folder, ...BROWSER });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await trap[Symbol.asyncDispose]();
});

/** Folders of this file's render processes; those of other tests run at the same time. */
const folders = new Set<string>();

async function left(): Promise<string[]> {
  const folder = await server.app.pictures.renderFolder();
  if (folder !== undefined) folders.add(folder);
  return processesLeft(folders);
}

const AS_ROOT = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const READY = 'widget.sendReady();';
/** Every way out of the frame that a page has, with the port of the canary. */
const outward = (port: number) => `
  const to = '127.0.0.1:${port}';
  for (const host of [to, 'localhost:${port}', '[::ffff:127.0.0.1]:${port}', '169.254.169.254']) {
    fetch('http://' + host + '/').catch(() => {});
    fetch('http://' + host + '/', { method: 'POST', mode: 'no-cors', body: 'x' }).catch(() => {});
    new Image().src = 'http://' + host + '/image';
    try { new WebSocket('ws://' + host + '/'); } catch {}
    try { new EventSource('http://' + host + '/'); } catch {}
    try { navigator.sendBeacon('http://' + host + '/', 'x'); } catch {}
    for (const rel of ['preconnect', 'dns-prefetch', 'prefetch', 'preload', 'stylesheet', 'prerender', 'icon']) {
      document.head.append(Object.assign(document.createElement('link'), { rel, href: 'http://' + host + '/', as: 'image' }));
    }
    document.body.append(Object.assign(document.createElement('iframe'), { src: 'http://' + host + '/' }));
  }
  try {
    const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + to }] });
    peer.createDataChannel('x');
    peer.createOffer().then((offer) => peer.setLocalDescription(offer));
  } catch {}
  try { new WebTransport('https://' + to + '/'); } catch {}
  const work = 'fetch("http://' + to + '/").catch(() => {}); new WebSocket("ws://' + to + '/")';
  new Worker(URL.createObjectURL(new Blob([work])));
  fetch('/api/Spots').catch(() => {});
  fetch('https://picture.invalid/api/Widgets').catch(() => {});
  try { open('http://' + to + '/'); } catch {}
  try { top.location = 'http://' + to + '/'; } catch {}`;

interface Hostile {
  readonly name: string;
  readonly index: string;
  /** Whether it ends as a card; undefined: a picture or a card, depending on the machine's speed. */
  readonly card?: boolean;
}

const WIDGETS: readonly Hostile[] = [
  { name: 'reaches out in every way a page has', index: 'outward', card: false },
  { name: 'loops for ever while it loads', index: page('for (;;);'), card: true },
  {
    name: 'loops for ever when it gets its data',
    index: page(`widget.registerDataChangedHandler(() => { for (;;); }); ${READY}`),
    card: true
  },
  { name: 'loops for ever when it plays', index: page(`widget.registerPlayHandler(() => { for (;;); }); ${READY}`) },
  {
    name: 'asks and prompts without end',
    index: page(`setInterval(() => { alert(1); confirm(2); prompt(3); print(); }); ${READY}`),
    card: false
  },
  { name: 'forwards to another website', index: page(`location = 'http://127.0.0.1:1/';`), card: true },
  {
    name: 'forwards by a tag',
    index: page(
      `document.head.insertAdjacentHTML('beforeend', '<meta http-equiv="refresh" content="0;url=http://127.0.0.1:1/">');${READY}`
    )
  },
  {
    name: 'eats memory',
    index: page(
      `const kept = []; ${READY} setInterval(() => { for (let i = 0; i < 8; i++) kept.push(new Uint8Array(32 * 1024 * 1024).fill(1)); });`
    )
  },
  {
    name: 'eats memory while it loads',
    index: page('const kept = []; for (;;) kept.push(new Array(1e6).fill(Math.random()));'),
    card: true
  },
  {
    name: 'starts 1,000 timers',
    index: page(`for (let i = 0; i < 1000; i++) setInterval(() => document.body.append('x'), 1); ${READY}`)
  },
  {
    name: 'has a huge page',
    index: page(`for (let i = 0; i < 200000; i++) document.body.append(document.createElement('div')); ${READY}`)
  },
  {
    name: 'floods the channel',
    index: page(`for (let i = 0; i < 200000; i++) parent.postMessage(i, '*'); ${READY}`),
    card: true
  },
  {
    name: 'asks for its own files without end',
    index: page(
      `(async () => { for (;;) await Promise.all(Array.from({ length: 50 }, (_, i) => fetch('ascData.json?' + Math.random()))); })();`
    )
  },
  {
    name: 'starts workers that loop',
    index: page(`for (let i = 0; i < 20; i++) new Worker(URL.createObjectURL(new Blob(['for (;;);']))); ${READY}`)
  }
];

/** Only to detect hangs: on a busy machine a browser full of loops takes many times as long to end. */
const MINUTES = 5 * 60_000;

describe('a widget that', { timeout: MINUTES }, () => {
  it.each(WIDGETS)('$name is a picture or a card, and leaves nothing behind', async ({ name, index, card }) => {
    const page_ = index === 'outward' ? page(`${READY}${outward(trap.port)}`) : index;
    const spot = await subject(server.app, built, { index: page_, name });
    const shown = await pixels(server.app, spot);
    expect([shown.width, shown.height]).toEqual([160, 90]);
    if (card !== undefined) expect(await isCard(server.app, spot)).toBe(card);
    expect(await left()).toEqual([]);
    expect(trap.heard).toEqual([]);
  });

  it('tries every way out, from every place that runs its code, reaches nobody', async () => {
    await using silent = await outside();
    await using control = await outside();
    for (const widget of [silent.widget(PLACES, PEERS), silent.widget(FRESH, FRESH)]) {
      const spot = await subject(server.app, built, { index: widget.replaceAll('libs/', 'lib/') });
      expect((await pixels(server.app, spot)).width).toBe(160);
    }
    const browser = await chromium.launch({ executablePath: BROWSER.CHROMIUM_PATH, args: AS_ROOT });
    await asNobody(browser, control);
    await expect.poll(() => kinds(control), { timeout: MINUTES }).toContain('udp');
    await browser.close();
    expect(silent.heard).toEqual([]);
  });

  it('comes after all of those is shown as usual', async () => {
    const spot = await subject(server.app, built, { index: PAINTS, values: { Colour: '#00FF00' } });
    expect((await pixels(server.app, spot)).at(80, 45)).toEqual([0, 255, 0]);
  });
});

describe('a render process that is killed', { timeout: MINUTES }, () => {
  it('ends its browser, and the next picture starts another', async () => {
    const looping = await subject(server.app, built, { index: page('for (let killed = 0; ; ) killed++;') });
    const picture = pixels(server.app, looping);
    await expect.poll(left, { timeout: MINUTES }).not.toEqual([]);
    process.kill((await server.app.pictures.renderPid())!, 'SIGKILL');
    expect((await picture).width).toBe(160);
    await expect.poll(left, { timeout: MINUTES }).toEqual([]);
    const spot = await subject(server.app, built, {
      index: page(`document.body.style.background = '#0000FE';${READY}`)
    });
    expect((await pixels(server.app, spot)).at(80, 45)).toEqual([0, 0, 254]);
  });
});
