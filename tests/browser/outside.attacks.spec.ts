import { chromium, type BrowserContext } from '@playwright/test';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asNobody, ENTERED, FRESH, kinds, outside, PEERS, PLACES, tried } from '../attacks/outside.js';
import type { Outside, Place } from '../attacks/outside.js';
import { secureServer, type SecureServer } from '../attacks/secure.js';
import type { Harness } from './harness/harness.js';
import { expect, test as base, TestLab } from './harness/lab.js';

/**
 * A hostile widget must not send anything outside. In each test a page without a policy then does the same and is received,
 * which proves that the listener works.
 */

/** A browser with default settings that logs its network activity. */
interface Watched {
  readonly context: BrowserContext;
  /** Ends it, and gives the log of its network activity. */
  log(): Promise<string>;
}

/** The names below `.localhost` that it has looked up. */
const namesIn = (log: string): string[] => [...new Set(log.match(/[\w-]+\.localhost/g))].sort();

/**
 * What the listener has heard from this browser. Other programs and browsers of this machine may try its port, which is a free one: a
 * connection that no byte follows counts only where the browser's log has one to that port.
 */
function heardFrom(log: string, { tcp, heard }: Outside): string[] {
  return log.includes(`127.0.0.1:${tcp}"`) ? heard : heard.filter((each) => each !== 'tcp');
}

/* eslint-disable no-empty-pattern -- Playwright wants the first parameter destructured */
const test = base.extend<{ listed: SecureServer; watched: Watched; silent: Outside; control: Outside }>({
  listed: async ({}, use) => {
    await using server = await secureServer();
    await use(server);
  },
  watched: async ({ launchOptions, listed }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'ascdata-outside-'));
    const log = join(folder, 'network.json');
    const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      ...launchOptions,
      // The full browser: the headless shell does not prefetch names.
      executablePath: process.env.CHROMIUM_PATH ?? launchOptions.executablePath,
      args: [
        ...(launchOptions.args ?? []),
        // For all frames from their start; Playwright applies its own setting to each one by one.
        '--ignore-certificate-errors',
        `--log-net-log=${log}`,
        `--host-resolver-rules=MAP *.example.test:443 127.0.0.1:${listed.port}, MAP *.example.test 127.0.0.1`
      ]
    });
    const ended = async () => {
      await context.close();
      return readFile(log, 'utf8');
    };
    await use({ context, log: ended });
    await context.close();
    await rm(folder, { recursive: true, force: true });
  },
  silent: async ({}, use) => {
    await using listener = await outside();
    await use(listener);
  },
  control: async ({}, use) => {
    await using listener = await outside();
    await use(listener);
  }
});

/** Opens a widget in the container of a new page, and waits until it has finished trying from these places. */
async function tryAll({ context }: Watched, harness: Harness, index: string, places: readonly Place[]): Promise<void> {
  const page = await context.newPage();
  await page.goto(await harness.page('host'));
  await page.waitForFunction(() => 'lab' in window);
  const all = tried(page, places);
  await new TestLab(page, harness.server, harness.libs).open(index);
  await all;
}

test('no widget opens a connection, sends a packet or has a name looked up, wherever in it code runs', async ({
  harness,
  watched,
  silent,
  control
}) => {
  await tryAll(watched, harness, silent.widget(PLACES, PEERS), ENTERED);
  await asNobody(watched.context, control);
  await expect.poll(() => kinds(control)).toEqual(expect.arrayContaining(['tcp ping-nobody.localhost', 'udp']));
  const log = await watched.log();
  const names = namesIn(log);
  expect(names).toEqual(expect.arrayContaining(['dns-prefetch-nobody.localhost', 'preconnect-nobody.localhost']));
  expect(heardFrom(log, control)).toContain('tcp');
  expect([names.filter((name) => !name.endsWith('-nobody.localhost')), heardFrom(log, silent)]).toEqual([[], []]);
});

test('WebRTC is closed in frames of their own, too', async ({ harness, watched, silent, control }) => {
  for (const place of FRESH) {
    await test.step(place, () => tryAll(watched, harness, silent.widget([place], [place]), [place]));
  }
  await asNobody(watched.context, control);
  await expect.poll(() => kinds(control)).toEqual(expect.arrayContaining(['tcp', 'udp']));
  const log = await watched.log();
  expect(heardFrom(log, control)).toContain('tcp');
  expect(heardFrom(log, silent)).toEqual([]);
});

/** Sends many kinds of requests to one origin, from the page and from a worker. */
const asking = (origin: string, forwarded: string) => `<!doctype html><title>Asks</title><body><script>
  const put = (tag, fields) => document.body.append(Object.assign(document.createElement(tag), fields));
  put('img', { src: '${origin}/image' });
  put('audio', { src: '${origin}/sound' });
  put('video', { src: '${origin}/video' });
  put('link', { rel: 'stylesheet', href: '${origin}/style' });
  const request = new XMLHttpRequest(); request.open('GET', '${origin}/xhr'); request.send();
  new EventSource('${origin}/events');
  new Worker(URL.createObjectURL(new Blob(['fetch("${origin}/worker")'])));
  fetch('data.json?x=1').then((own) => fetch('${origin}/' + (own.ok ? 'own-file' : 'no-own-file')));
  const face = new FontFace('Own', 'url(${origin}/font)');
  document.fonts.add(face);
  face.load().catch(() => {});
  fetch('${origin}/on?' + encodeURIComponent('${origin}/forwarded'));
  fetch('${origin}/on?' + encodeURIComponent('${forwarded}/stolen')).catch(() => fetch('${origin}/last'));
</script></body>`;

const WAYS = ['image', 'sound', 'video', 'style', 'xhr', 'events', 'worker', 'own-file', 'font', 'forwarded', 'last'];

test('a listed origin is reached, by its name and over a port, and forwards to nobody else', async ({
  harness,
  watched,
  listed
}) => {
  for (const [what, port] of [
    ['by its name', ''],
    ['over a port', `:${listed.port}`]
  ] as const) {
    await test.step(what, async () => {
      listed.asked.length = 0;
      const page = await watched.context.newPage();
      await page.goto(await harness.page('host'));
      await page.waitForFunction(() => 'lab' in window);
      const [origin, other] = [`https://listed.example.test${port}`, `https://other.example.test${port}`];
      const files = { 'index.html': asking(origin, other), 'data.json': '{}' };
      await new TestLab(page, harness.server, harness.libs).open(files, {}, '', [origin]);
      await expect
        .poll(() => [...new Set(listed.asked)].sort(), { timeout: 30_000 })
        .toEqual(['on', ...WAYS].map((way) => `listed.example.test/${way}`).sort());
      await page.close();
    });
  }
});
