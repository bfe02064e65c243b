import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outside, PLACES, type Outside, type Place } from '../attacks/outside.js';
import type { Harness } from './harness/harness.js';
import { expect, test as base, TestLab } from './harness/lab.js';

/**
 * What a hostile widget says to the world outside: nothing. In each test a page without any policy does the same after it,
 * and is heard; so the silence is the widget's, and not the listener's.
 */

/** A browser as people start it, which writes down what it does on the network. */
interface Watched {
  readonly context: BrowserContext;
  /** Ends it, and gives the names below `.localhost` that it has looked up. */
  names(): Promise<string[]>;
}

/* eslint-disable no-empty-pattern -- Playwright wants the first parameter destructured */
const test = base.extend<{ watched: Watched; silent: Outside; control: Outside }>({
  watched: async ({ launchOptions }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'ascdata-outside-'));
    const log = join(folder, 'network.json');
    const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      ...launchOptions,
      // The whole browser: the headless shell looks up no names ahead, whatever a page asks for.
      executablePath: process.env.CHROMIUM_PATH ?? launchOptions.executablePath,
      args: [...(launchOptions.args ?? []), `--log-net-log=${log}`]
    });
    const names = async () => {
      await context.close();
      return [...new Set((await readFile(log, 'utf8')).match(/[\w-]+\.localhost/g))].sort();
    };
    await use({ context, names });
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

/** Opens a widget in the container of a fresh page, and waits until it has tried all it can from these places. */
async function tryAll({ context }: Watched, harness: Harness, index: string, places: readonly Place[]): Promise<void> {
  const page = await context.newPage();
  await page.goto(await harness.page('host'));
  await page.waitForFunction(() => 'lab' in window);
  const all = tried(page, places);
  await new TestLab(page, harness.server, harness.libs).open(index);
  await all;
}

/** Resolves when each place has run its attempts, or lets nobody in; or when the process that they share is gone. */
function tried(page: Page, places: readonly Place[]): Promise<void> {
  const left = new Set<string>(places);
  return new Promise((resolve) => {
    page.on('crash', () => resolve());
    page.on('console', (message) => {
      const [, place = ''] = /^(?:reached out|no way in): (.*)/.exec(message.text()) ?? [];
      if (left.delete(place) && left.size === 0) resolve();
    });
  });
}

/** The same, from a page of nobody's. */
async function asNobody({ context }: Watched, index: string): Promise<void> {
  const page = await context.newPage();
  await page.setContent(index, { waitUntil: 'commit' });
}

const kinds = ({ heard }: Outside) => [...new Set(heard)].sort();

/** Framed by nothing that the page's policy would let in, so it never runs; what else there is runs. */
const ENTERED = PLACES.filter((place) => !/^frame-of/.test(place));
/** Places that get a fresh WebRTC; the browser ends the process that uses it there. */
const FRESH = ['srcdoc', 'javascript'] as const;

test('no widget opens a connection, sends a packet or has a name looked up, wherever in it code runs', async ({
  harness,
  watched,
  silent,
  control
}) => {
  const peers = PLACES.filter((place) => !FRESH.some((fresh) => fresh === place));
  await tryAll(watched, harness, silent.widget(PLACES, peers), ENTERED);
  await asNobody(watched, control.widget(['page'], ['page']));
  await expect.poll(() => kinds(control)).toEqual(expect.arrayContaining(['tcp ping-page.localhost', 'udp']));
  console.log(kinds(control).join(' '));
  const names = await watched.names();
  console.log(names.join(' '));
  expect(silent.heard).toEqual([]);
});

for (const place of FRESH) {
  test(`WebRTC is closed in a frame of its own, too: ${place}`, async ({ harness, watched, silent, control }) => {
    await tryAll(watched, harness, silent.widget([place], [place]), [place]);
    await asNobody(watched, control.widget(['page'], ['page']));
    await expect.poll(() => kinds(control)).toContain('udp');
    await watched.names();
    expect(silent.heard).toEqual([]);
  });
}
