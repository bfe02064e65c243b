import { svelte } from '@sveltejs/vite-plugin-svelte';
import { expect, test, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { icons } from '../../scripts/lib/icons.mjs';
import { expectAccessible } from '../accessible.js';

/**
 * Every input and shared control in all its states, without the rest of the product; built, because that loads in a fraction of
 * the time.
 */
const ORIGIN = 'http://gallery.test';
const PAGE = 'tests/gallery/gallery.html';
const MIME: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
const root = fileURLToPath(new URL('../..', import.meta.url));
const files = new Map<string, string>();

test.beforeAll(async () => {
  const result = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins: [icons(), svelte({ configFile: false })],
    build: { write: false, target: 'es2022', rollupOptions: { input: `${root}${PAGE}` } }
  });
  for (const file of (result as Rolldown.RolldownOutput).output) {
    files.set(file.fileName, file.type === 'chunk' ? file.code : String(file.source));
  }
});

async function open(page: Page, query: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(`${ORIGIN}/**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    const body = files.get(file);
    return route.fulfill(body === undefined ? { status: 404 } : { body, contentType: MIME[file.split('.').at(-1)!] });
  });
  await page.goto(`${ORIGIN}/${PAGE}?${query}`);
  await expect(page.getByRole('heading', { name: 'Shared controls' })).toBeVisible();
  return errors;
}

for (const { form, query, dialogs, ...use } of [
  {
    form: 'light, English, wide',
    query: 'language=en',
    colorScheme: 'light',
    width: 1280,
    dialogs: ['Dialog', 'Confirm', 'Keys', 'Popover']
  },
  {
    form: 'dark, German, narrow, right to left',
    query: 'language=de&dir=rtl',
    colorScheme: 'dark',
    width: 390,
    dialogs: ['Form', 'Leave', 'Download']
  }
] as const) {
  test(`every input and control is accessible, and stays within the page: ${form}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: use.colorScheme });
    await page.setViewportSize({ width: use.width, height: 900 });
    const errors = await open(page, query);
    const colourOf = (name: string) =>
      page.getByRole('button', { name, exact: true }).evaluate((node) => getComputedStyle(node).backgroundColor);
    const enabled = await colourOf('Primary');
    for (const name of ['Primary, disabled', 'Primary, off']) expect(await colourOf(name)).not.toBe(enabled);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await test.info().attach('gallery', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
    for (const name of dialogs) {
      await page.getByRole('button', { name: `${name} …` }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, '[role=dialog], dialog[open]');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Name …' }).click();
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await expect(page.getByText('This name is taken.')).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    expect(errors).toEqual([]);
  });
}
