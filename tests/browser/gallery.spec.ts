import { svelte } from '@sveltejs/vite-plugin-svelte';
import { expect, test, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { gallery } from '../../scripts/lib/gallery.mjs';
import { expectAccessible } from '../accessible.js';

/** Every input and shared control in all its states, without the product round them. */
const root = fileURLToPath(new URL('../..', import.meta.url));
let server: ViteDevServer;

test.beforeAll(async () => {
  server = await createServer({ configFile: false, root, logLevel: 'error', plugins: [gallery(), svelte()] });
  await server.listen(0);
});
test.afterAll(() => server.close());

async function open(page: Page, query: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${server.resolvedUrls?.local[0]}gallery?${query}`);
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
