import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, freshName, test, type App } from '../people/people.js';
import { dashboardWith, openBoard, tile, upload } from './board.js';

const attack = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../attacks/widgets/${name}/index.html`, import.meta.url)), 'utf8');

test('a widget that loops is stopped, and the others run on', async ({ page, app }) => {
  test.setTimeout(120_000);
  await upload(page, app, 'Looping', [], { files: { 'index.html': attack('loop-at-load') } });
  const board = await dashboardWith(page, app, [
    ['Opening hours', 0, 0],
    ['Looping', 1, 0],
    ['Key figure', 2, 0]
  ]);
  await openBoard(page, board);
  await expect(tile(page, 'Looping').getByRole('alert')).toContainText('kept all others from running', {
    timeout: 60_000
  });
  for (const name of ['Opening hours', 'Key figure']) {
    await expect(page.locator(`iframe[title="${name}"]`).contentFrame().locator('body')).not.toBeEmpty();
    await expect(tile(page, name).getByRole('alert')).toHaveCount(0);
  }
  await expect(tile(page, 'Looping').getByRole('button', { name: 'Reload' })).toBeVisible();
});

const OTHERS = ['Opening hours', 'Key figure'];

/** A dashboard on which this widget lies between two others, which run. */
async function between(page: Page, app: App, name: string): Promise<void> {
  const board = await dashboardWith(page, app, [
    [OTHERS[0]!, 0, 0],
    [name, 1, 0],
    [OTHERS[1]!, 2, 0]
  ]);
  await openBoard(page, board);
  for (const other of OTHERS) {
    const frame = page.locator(`iframe[title="${other}"]`);
    await expect(frame.contentFrame().locator('body')).not.toBeEmpty();
    await frame.evaluate((node) => (node.dataset.same = 'yes'));
  }
}

/** The others still run in the frames they had. */
async function expectUndisturbed(page: Page): Promise<void> {
  for (const other of OTHERS) {
    await expect(page.locator(`iframe[title="${other}"]`)).toHaveAttribute('data-same', 'yes');
    await expect(tile(page, other).getByRole('button', { name: 'Reload' })).toHaveCount(0);
  }
}

test('a widget that says nothing is shown as it is, with why and Reload', async ({ page, app }) => {
  const name = freshName('Silent');
  await upload(page, app, name, [], { files: { 'index.html': attack('no-ready') } });
  await between(page, app, name);
  const said = tile(page, name).getByRole('status').filter({ hasText: 'sendReady' });
  await expect(said).toBeVisible({ timeout: 30_000 });
  await expect(page.locator(`iframe[title="${name}"]`).contentFrame().getByText('Just a page.')).toBeVisible();
  await said.getByRole('button', { name: 'Reload' }).click();
  await expect(said).toBeHidden();
  await expect(said).toBeVisible({ timeout: 30_000 });
  await expectUndisturbed(page);
  // What is said follows the language, and no frame starts afresh.
  await page.getByRole('button', { name: 'Account: admin' }).click();
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('Deutsch');
  await expect(said.getByRole('button', { name: 'Neu laden' })).toBeVisible();
  await expectUndisturbed(page);
});

for (const kind of ['flood-port', 'flood-window']) {
  test(`a widget that floods (${kind}) is cut off with why and Reload, which starts it again`, async ({
    page,
    app
  }) => {
    const name = freshName('Flooding');
    // Far beyond the budget, yet no more than the browser gets through in a moment: the others wait as long.
    const index = attack(kind).replaceAll('libs/', 'lib/').replace('200000', '40000');
    await upload(page, app, name, [], { files: { 'index.html': index }, options: { HasPrintSupport: true } });
    await between(page, app, name);
    // Its flood begins when it is asked to print.
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const said = tile(page, name).getByRole('alert');
    await expect(said).toContainText('messages', { timeout: 30_000 });
    await expectUndisturbed(page);
    await said.getByRole('button', { name: 'Reload' }).click();
    await expect(said).toHaveCount(0);
    await expect(page.locator(`iframe[title="${name}"]`)).toBeVisible();
  });
}
