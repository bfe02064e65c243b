import { expect, type Page } from '@playwright/test';
import { workers } from '../workers.js';
import { App } from './server.js';

export { expectAccessible } from '../accessible.js';
export { App, PASSWORD } from './server.js';

/** On the product that the files of a worker share. */
export const test = workers.extend({
  baseURL: async ({ app }, use) => use(app.url),
  storageState: async ({ app }, use) => use(app.signedIn)
});

/**
 * For a file whose tests harm the product, or leave it changed, or need another: it has one that no other file sees.
 * Not a fixture of the worker: for another list of those the browser and all else is started anew.
 * @param start gives the product, running
 */
export function testAlone(start: () => Promise<App> = () => new App().start()) {
  let own: App | undefined;
  const product = (): App => {
    if (!own) throw new Error('The product of this file has not started.');
    return own;
  };
  // Playwright asks for these before the hook below, too.
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

/** What the browser keeps of a page's edits. A tab that ends without a word is asked nothing any more, so it must be there. */
export const draftOf = (page: Page) =>
  page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('ascdata:draft:'));
    return keys.map((key) => localStorage.getItem(key)).join();
  });

/** Opens a widget of the start page by its name and waits until it can be edited. */
export async function openWidget(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('region', { name: /^(Values|Werte)$/ })).toBeVisible();
}

export { expect };
