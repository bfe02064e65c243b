import { expect, test as base } from '@playwright/test';
import { Harness } from './browser/harness/harness.js';
import { App } from './e2e/server.js';
import { shared } from './e2e/shared.js';

interface Shared {
  /** The product, running. */
  app: App;
  /** Another, to which few tests add anything: for screens that show all widgets there are. */
  lists: App;
  /** The stand-in for the product's server, for widgets and runtime libraries alone. */
  harness: Harness;
  /** The page of fields: file names to contents. */
  fieldFiles: ReadonlyMap<string, string>;
}

interface Guards {
  /** Fails a test in which code of our pages threw and nobody caught it. Widgets may throw. */
  uncaught: void;
}

const OURS = '/_app/immutable/';

/* eslint-disable no-empty-pattern -- Playwright wants the first parameter destructured */

async function running({}, use: (app: App) => Promise<void>): Promise<void> {
  const app = await new App().start();
  await use(app);
  await app.dispose();
}

/**
 * What the files of a worker share, each made when a test first asks for it. In one list, because Playwright starts a worker
 * anew, and its browser with it, for a file with another list of these.
 */
export const workers = base.extend<Guards, Shared>({
  uncaught: [
    async ({ context }, use) => {
      const thrown: string[] = [];
      context.on('weberror', (event) => thrown.push(event.error().stack ?? String(event.error())));
      await use();
      expect(thrown.filter((stack) => stack.includes(OURS))).toEqual([]);
    },
    { auto: true }
  ],
  app: [running, { scope: 'worker', timeout: 60_000 }],
  lists: [running, { scope: 'worker', timeout: 60_000 }],
  harness: [
    async ({}, use) => {
      const harness = await new Harness().start();
      await use(harness);
      await harness.stop();
    },
    { scope: 'worker', timeout: 60_000 }
  ],
  fieldFiles: [
    async ({}, use) => use(new Map(JSON.parse(await shared('fields')) as [string, string][])),
    { scope: 'worker', timeout: 60_000 }
  ]
});
