import { expect, type BrowserContext, type Page } from '@playwright/test';
import { PersonalStorage, type StorageOwner } from '../../src/lib/unsaved/personalStorage.js';
import { workers } from '../workers.js';
import { App } from './server.js';

export { expectAccessible, expectAccessibleInEachView, expectAccessibleNarrowAndWide } from '../accessible.js';
export { App, PASSWORD } from './server.js';

/** With the product shared by the files of a worker. */
export const test = workers.extend({
  baseURL: async ({ app }, use) => use(app.url),
  storageState: async ({ app }, use) => use(app.signedIn)
});

/**
 * For a file whose tests damage or change the product, or need a different one: its own product. Not a worker fixture, because
 * a different list of those restarts the browser and everything else.
 * @param start gives the product, running
 */
export function testAlone(start: () => Promise<App> = () => new App().start()) {
  let own: App | undefined;
  const product = (): App => {
    if (!own) throw new Error('The product of this file has not started.');
    return own;
  };
  // Playwright needs these before the hook below, too.
  const alone = workers.extend({
    baseURL: async ({}, use) => use(own?.url), // eslint-disable-line no-empty-pattern -- Playwright wants it so
    storageState: async ({}, use) => use(own?.signedIn) // eslint-disable-line no-empty-pattern -- the same
  });
  alone.beforeAll(async () => {
    own = await start();
  });
  alone.afterAll(() => own?.dispose());
  return { test: alone, product };
}

/** The edits a page keeps in the browser. A closed tab cannot be asked, so they must be stored. */
export async function unsavedOf(page: Page): Promise<string> {
  const owner = owners.get(page.context()) ?? (await ownerOf(page));
  owners.set(page.context(), owner);
  const items = new Map(await page.evaluate(() => Object.entries(localStorage) as [string, string][]));
  const storage = new PersonalStorage(
    {
      getItem: (key) => items.get(key) ?? null,
      setItem: () => undefined,
      removeItem: () => undefined,
      key: (index) => [...items.keys()][index] ?? null,
      length: items.size
    },
    owner
  );
  return Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? '')).join();
}

/** Kept, because the server may be unreachable, or the user signed out, when kept edits are read. */
const owners = new WeakMap<BrowserContext, StorageOwner>();

/** The key from the server for reading kept edits. */
async function ownerOf(page: Page): Promise<StorageOwner> {
  const answer = await page.request.get(new URL('/account/__data.json', page.url()).href);
  const { nodes } = (await answer.json()) as { nodes: [{ data: [{ account: number }, ...unknown[]] }] };
  // The first is the layout that all pages have.
  const [{ data: values }] = nodes;
  // SvelteKit sends an object as the places of its members in a list.
  const at = <T>(place: number) => values[place] as T;
  const { storageOwner } = at<{ storageOwner: number }>(values[0].account);
  const { id, key } = at<{ id: number; key: number }>(storageOwner);
  return { id: at<number>(id), key: at<string>(key) };
}

/** Opens something, and waits for the page's live stream, so that every later save arrives by it. */
export async function following<T>(page: Page, opening: () => Promise<T>): Promise<T> {
  const stream = page.waitForResponse(/\/api\/Widgets\/Events/);
  const opened = await opening();
  await stream;
  return opened;
}

/** Opens a widget of the start page by its name and waits until it can be edited. */
export async function openWidget(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('region', { name: /^(Values|Werte)$/ })).toBeVisible();
}

export { expect };
