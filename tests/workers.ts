import { expect, test as base, type Browser } from '@playwright/test';
import { Harness } from './browser/harness/harness.js';
import { App } from './e2e/server.js';
import { shared } from './e2e/shared.js';

interface Shared {
  /** The product, running. */
  app: App;
  /** A second one, to which few tests add anything: for screens that show all widgets. */
  lists: App;
  /** A minimal server in place of the product's, for widgets and runtime libraries alone. */
  harness: Harness;
  /** The page of fields: file names to contents. */
  fieldFiles: ReadonlyMap<string, string>;
}

interface Guards {
  /** Fails a test with an uncaught error in our pages. Widgets may throw. */
  uncaught: void;
}

const OURS = '/_app/immutable/';
/** Firefox tells of it as well where the page handles it. */
const NOT_LOADED = 'TypeError: error loading dynamically imported module';

/* eslint-disable no-empty-pattern -- Playwright wants the first parameter destructured */

async function running({}, use: (app: App) => Promise<void>): Promise<void> {
  const app = await new App().start();
  await use(app);
  await app.dispose();
}

/**
 * Shared by the files of a worker, created on first use. In one list, because Playwright starts a new worker and browser for a
 * file with a different list.
 */
export const workers = base.extend<Guards, Shared>({
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') acceptWithoutMedia(browser);
      await use(browser);
    },
    { scope: 'worker' }
  ],
  uncaught: [
    async ({ context }, use) => {
      const thrown: string[] = [];
      context.on('weberror', (event) => thrown.push(event.error().stack ?? String(event.error())));
      await use();
      expect(thrown.filter((stack) => stack.includes(OURS) && !stack.startsWith(NOT_LOADED))).toEqual([]);
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

/**
 * Firefox ESR does not know the command with which Playwright sets media features for each context, and no context opens without
 * it. Dark is a preference of the profile there.
 */
function acceptWithoutMedia(browser: Browser): void {
  const { _browserSession: session } = (browser as unknown as Inner)._connection.toImpl(browser);
  const send = session.send.bind(session);
  session.send = (method, params) =>
    method === 'emulation.setMediaFeaturesOverride' ? Promise.resolve({}) : send(method, params);
}

interface Inner {
  readonly _connection: { toImpl(client: unknown): { readonly _browserSession: Session } };
}

interface Session {
  send(method: string, params: unknown): Promise<unknown>;
}
